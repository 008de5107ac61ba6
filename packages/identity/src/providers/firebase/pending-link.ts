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
 * What a project does not sign in with, because its address has an account already; that account can have it as a further
 * way in. It opens accounts: it is held in memory alone, never in storage and never in an address.
 */
export interface PendingLink {
  /** Whose it is. */
  email: string;
  credential: OAuthCredential;
}

/** `otherAccount`: the viewer has signed in to an account with another address. */
export type LinkOutcome = 'linked' | 'otherAccount' | 'failed';

/** Null for any other error, and for a project that does not tell whose the credential is. */
export function pendingIn(error: unknown): PendingLink | null {
  const { code, customData } = error as Partial<AuthError>;
  if (code !== AuthErrorCodes.NEED_CONFIRMATION) return null;
  const credential = OAuthProvider.credentialFromError(error as AuthError);
  return credential && customData?.email ? { credential, email: customData.email } : null;
}

/** Links to the account that is signed in now. Its failure undoes no sign-in: it is only told. */
export async function link(user: User, { email, credential }: PendingLink): Promise<LinkOutcome> {
  if (user.email?.toLowerCase() !== email.toLowerCase()) return 'otherAccount';
  try {
    await linkWithCredential(user, credential);
    return 'linked';
  } catch (error) {
    // What the project says is told as an outcome; anything else is a fault of ours.
    if (!isSdkError(error)) reportError(error);
    return 'failed';
  }
}
