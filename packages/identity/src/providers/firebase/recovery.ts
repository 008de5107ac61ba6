import { OriginError } from '@marquee/origin-client';
import type { RecoverySteps } from '../../recovery/recovery-steps';
import type { PageContext } from '../provider';
import { projectOf } from './project';
import { refusalOf } from './refusal';
import { addressOfCode, applyCode, askForReset, resetWithCode } from './sdk';

/** The project's errors of an email's code or of a secret, as the codes of every provider. */
const SAID: Readonly<Record<string, string>> = {
  'auth/expired-action-code': 'expiredToken',
  'auth/invalid-action-code': 'invalidToken',
  'auth/user-not-found': 'invalidToken',
  'auth/user-disabled': 'viewerBlocked',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
};

/** The errors that would tell if an account exists. */
const OF_ACCOUNTS: readonly string[] = ['auth/user-not-found', 'auth/user-disabled'];

/** The SDK's codes for a call without an answer. */
const NO_ANSWER: Readonly<Record<string, string>> = {
  'auth/network-request-failed': 'OFFLINE',
  'auth/timeout': 'TIMEOUT',
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
};

/**
 * The project sends the emails; their link leads to our page when the project's template has it.
 */
export const firebaseRecovery: RecoverySteps<'firebase'> = {
  async request(id, page, config, context) {
    try {
      await askForReset(projectOf(config, context), id, page);
    } catch (error) {
      const refused = worded(error, context);
      // The page must not tell if there is an account, and in which state.
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
  async addressOf(token, config, context) {
    try {
      return await addressOfCode(projectOf(config, context), token);
    } catch (error) {
      throw worded(error, context);
    }
  },
  async apply(code, config, context) {
    try {
      await applyCode(projectOf(config, context), code);
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
