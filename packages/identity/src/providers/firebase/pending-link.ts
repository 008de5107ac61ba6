import {
  type AuthError,
  AuthErrorCodes,
  linkWithCredential,
  type OAuthCredential,
  OAuthProvider,
  type User,
} from 'firebase/auth';
import { isSdkError } from './refusal';

/**
 * A credential that does not sign in, because another account has its address; it can be linked to
 * that account. It gives access to accounts: it stays in memory, never in storage or in an address.
 */
export interface PendingLink {
  /** The email address of the credential. */
  email: string;
  credential: OAuthCredential;
}

/** `otherAccount`: the viewer has signed in to an account with another address. */
export type LinkOutcome = 'linked' | 'otherAccount' | 'failed';

/**
 * Reads the pending link of an error; null for another error, and where the project gives no
 * address.
 */
export function pendingIn(error: unknown): PendingLink | null {
  const { code, customData } = error as Partial<AuthError>;
  if (code !== AuthErrorCodes.NEED_CONFIRMATION) return null;
  const credential = OAuthProvider.credentialFromError(error as AuthError);
  return credential && customData?.email ? { credential, email: customData.email } : null;
}

/** Links to the account that is signed in. A failure is only told; the viewer stays signed in. */
export async function link(user: User, { email, credential }: PendingLink): Promise<LinkOutcome> {
  if (user.email?.toLowerCase() !== email.toLowerCase()) return 'otherAccount';
  try {
    await linkWithCredential(user, credential);
    return 'linked';
  } catch (error) {
    // A refusal of the project is an outcome; any other error is a fault of ours.
    if (!isSdkError(error)) reportError(error);
    return 'failed';
  }
}
