import { OriginError } from '@marquee/origin-client';
import type { ChangeSecret } from '../../account/secret-steps';
import { projectOf } from './project';
import { refusalOf } from './refusal';
import { changePassword } from './sdk';

/** The project's errors as the codes of every provider. */
const SAID: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'INVALID_CURRENT_CREDENTIALS',
  'auth/invalid-login-credentials': 'INVALID_CURRENT_CREDENTIALS',
  'auth/wrong-password': 'INVALID_CURRENT_CREDENTIALS',
  'auth/user-not-found': 'INVALID_CURRENT_CREDENTIALS',
  'auth/user-mismatch': 'INVALID_CURRENT_CREDENTIALS',
  'auth/weak-password': 'WEAK_SECRET',
  'auth/password-does-not-meet-requirements': 'WEAK_SECRET',
  'auth/network-request-failed': 'OFFLINE',
  'auth/timeout': 'TIMEOUT',
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
};

/**
 * Reauthenticates with the current password, then sets the new one (spec 1 §5).
 * @throws {OriginError}
 */
export const changeSecret: ChangeSecret<'firebase'> = async (change, config, context) => {
  const email = await change.emailOf();
  // The origin trusts a project only for addresses that the project has verified.
  if (!email) throw new OriginError('http', { code: 'NO_ADDRESS' });
  try {
    await changePassword(projectOf(config, context), email, change);
  } catch (error) {
    const refused = refusalOf(error, context);
    if (!(refused instanceof OriginError)) throw refused;
    throw new OriginError('http', { code: SAID[refused.code] ?? refused.code, cause: error });
  }
};
