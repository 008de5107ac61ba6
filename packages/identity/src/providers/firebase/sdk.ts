import { initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { ConfigOf } from '../provider';
import { type LinkOutcome, link, type PendingLink, pendingIn } from './pending-link';
import type { SocialName } from './social-names';

/** A realm's project, with its addresses complete. */
export interface Project {
  config: ConfigOf<'firebase'>;
  /** The address of an emulator that replaces Google. */
  emulator?: string;
  /** The language of the project's emails and pages, in BCP 47. */
  language: string;
}

/** The tokens that the origin exchanges. */
export interface FirebaseTokens {
  firebaseAuthToken: string;
  firebaseRefreshToken: string;
  /** The email address of the account, when the project tells it. */
  account?: string;
  /** The outcome of the pending link. */
  link?: LinkOutcome;
}

/** Gives the pending link after the sign-in, because the viewer may cancel it until then. */
export type AskPending = () => PendingLink | null;

const opened = new Map<string, Auth>();

/**
 * Makes an SDK for one purpose. `social` adds the part for windows and frames, which on some
 * browsers loads Google's script when it is made: the script must be loaded before. Nothing of
 * Firebase's session stays in the browser; ours is the origin's.
 */
function authFor(purpose: 'email' | 'social', { config, emulator, language }: Project): Auth {
  const existing = opened.get(purpose);
  if (existing) return existing;
  const { apikey, authDomain, projectId, storageBucket, messagingSenderId, appId } = config;
  const app = initializeApp(
    { apiKey: apikey, authDomain, projectId, storageBucket, messagingSenderId, appId },
    purpose,
  );
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    ...(purpose === 'social' ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  // At once, before the first call of the SDK.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = language;
  opened.set(purpose, auth);
  return auth;
}

async function tokensOf(
  auth: Auth,
  { user }: UserCredential,
  askPending?: AskPending,
): Promise<FirebaseTokens> {
  const pending = askPending?.();
  const outcome = pending && (await link(user, pending));
  const firebaseAuthToken = await user.getIdToken();
  const { refreshToken: firebaseRefreshToken, email } = user;
  await signOut(auth);
  return {
    firebaseAuthToken,
    firebaseRefreshToken,
    ...(email ? { account: email } : {}),
    ...(outcome ? { link: outcome } : {}),
  };
}

export async function withPassword(
  project: Project,
  email: string,
  password: string,
  pending?: AskPending,
): Promise<FirebaseTokens> {
  const auth = authFor('email', project);
  return tokensOf(auth, await signInWithEmailAndPassword(auth, email, password), pending);
}

/** Has the project send an email to the address, whose link leads to `page` afterwards. */
export const askForReset = (project: Project, email: string, page: string): Promise<void> =>
  sendPasswordResetEmail(authFor('email', project), email, { url: page });

export const resetWithCode = (project: Project, code: string, secret: string): Promise<void> =>
  confirmPasswordReset(authFor('email', project), code, secret);

/** Finds the address of the account whose password the code resets. */
export const addressOfCode = (project: Project, code: string): Promise<string> =>
  verifyPasswordResetCode(authFor('email', project), code);

/** Does what the code of an email is for: not for a new password, nor for a sign-in. */
export const applyCode = (project: Project, code: string): Promise<void> =>
  applyActionCode(authFor('email', project), code);

/** Proves the current password to the project, then changes it (spec 1 §5). */
export async function changePassword(
  project: Project,
  email: string,
  { currentSecret, secret }: { currentSecret: string; secret: string },
): Promise<void> {
  const auth = authFor('email', project);
  const { user } = await signInWithEmailAndPassword(auth, email, currentSecret);
  try {
    await updatePassword(user, secret);
  } finally {
    await signOut(auth);
  }
}

function socialProvider(name: SocialName) {
  if (name === 'facebook') return new FacebookAuthProvider();
  if (name === 'apple') {
    const apple = new OAuthProvider('apple.com');
    apple.addScope('email');
    apple.addScope('name');
    return apple;
  }
  const google = new GoogleAuthProvider();
  // Without it, a viewer who is signed in to Google could never choose another account.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/** Signs in at a project's social providers. Google's script is loaded already. */
export function openSocial(project: Project) {
  const auth = authFor('social', project);
  return {
    /** Must be called inside a click. */
    inWindow: async (name: SocialName, pending?: AskPending): Promise<FirebaseTokens> =>
      tokensOf(auth, await signInWithPopup(auth, socialProvider(name)), pending),
    /** Leaves the page; it comes back to this address. */
    inPlace: (name: SocialName): Promise<never> => signInWithRedirect(auth, socialProvider(name)),
    /** The result of `inPlace`; null for none. */
    async back(): Promise<FirebaseTokens | null> {
      const credential = await getRedirectResult(auth);
      return credential && tokensOf(auth, credential);
    },
    pendingIn,
  };
}

export type Social = ReturnType<typeof openSocial>;
