import { OriginError } from '@marquee/origin-client';
import type { RecoverySteps } from '../../recovery/recovery-steps';
import type { PageContext } from '../provider';
import { projectOf } from './project';
import { refusalOf } from './refusal';
import { askForReset, resetWithCode } from './sdk';

/** What the project says of a letter's code or of a secret, in the words of every provider's. */
const SAID: Readonly<Record<string, string>> = {
  'auth/expired-action-code': 'expiredToken',
  'auth/invalid-action-code': 'invalidToken',
  'auth/user-not-found': 'invalidToken',
  'auth/user-disabled': 'viewerBlocked',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
};

/** What only those hear who know of an account. */
const OF_ACCOUNTS: readonly string[] = ['auth/user-not-found', 'auth/user-disabled'];

/** The SDK's names for what keeps an answer from coming. */
const NO_ANSWER: Readonly<Record<string, string>> = {
  'auth/network-request-failed': 'OFFLINE',
  'auth/timeout': 'TIMEOUT',
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
};

/** The project writes the letters; its link leads to our page when the project's template says so. */
export const firebaseRecovery: RecoverySteps<'firebase'> = {
  async request(id, page, config, context) {
    try {
      await askForReset(projectOf(config, context), id, page);
    } catch (error) {
      const refused = worded(error, context);
      // Who has an account, and how it stands, is nobody's business.
      if (refused instanceof OriginError && OF_ACCOUNTS.includes(refused.code)) return;
      throw refused;
    }
  },
  async reset(token, secret, config, context) {
    try {
      await resetWithCode(projectOf(config, context), token, secret);
    } catch (error) {
      throw worded(error, context);
    }
  },
};

function worded(error: unknown, context: PageContext): unknown {
  const refused = refusalOf(error, context);
  if (!(refused instanceof OriginError)) return refused;
  const said = SAID[refused.code];
  const code = NO_ANSWER[refused.code] ?? refused.code;
  return new OriginError('http', { code, cause: error, ...(said ? { messages: [said] } : {}) });
}
