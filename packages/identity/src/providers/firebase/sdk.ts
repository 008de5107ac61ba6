import { initializeApp } from 'firebase/app';
import {
  type Auth,
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
} from 'firebase/auth';
import type { ConfigOf } from '../provider';
import { type LinkOutcome, link, type PendingLink, pendingIn } from './pending-link';
import type { SocialName } from './social-names';

/** A realm's project, with its addresses complete. */
export interface Project {
  config: ConfigOf<'firebase'>;
  /** Where an emulator answers in Google's place. */
  emulator?: string;
  /** BCP 47; what a project writes and shows is in this language. */
  language: string;
}

/** What the origin exchanges. */
export interface FirebaseTokens {
  firebaseAuthToken: string;
  firebaseRefreshToken: string;
  /** Whom they are for, when the project tells. */
  account?: string;
  /** What became of the link that was pending. */
  link?: LinkOutcome;
}

/** The link that is pending; it is asked for once somebody has signed in, because it may be called off until then. */
export type AskPending = () => PendingLink | null;

const opened = new Map<string, Auth>();

/**
 * The SDK for one purpose. `social` also has what speaks with windows and frames, which loads Google's script as soon as
 * it is made on some browsers: the script must be there by then. Nothing of Firebase's session stays in the browser;
 * ours is the origin's.
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
  // At once: the SDK may not have asked anything yet.
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

/** Has the project write to the address; its letter leads to `page` afterwards. */
export const askForReset = (project: Project, email: string, page: string): Promise<void> =>
  sendPasswordResetEmail(authFor('email', project), email, { url: page });

export const resetWithCode = (project: Project, code: string, secret: string): Promise<void> =>
  confirmPasswordReset(authFor('email', project), code, secret);

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
  // Without it, whoever is signed in to Google once can never choose another account.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/** Signing in at a project's social providers. Google's script is there already. */
export function openSocial(project: Project) {
  const auth = authFor('social', project);
  return {
    /** Called inside a click. */
    inWindow: async (name: SocialName, pending?: AskPending): Promise<FirebaseTokens> =>
      tokensOf(auth, await signInWithPopup(auth, socialProvider(name)), pending),
    /** Leaves the page; it comes back to this address. */
    inPlace: (name: SocialName): Promise<never> => signInWithRedirect(auth, socialProvider(name)),
    /** What came of `inPlace`; null when nothing did. */
    async back(): Promise<FirebaseTokens | null> {
      const credential = await getRedirectResult(auth);
      return credential && tokensOf(auth, credential);
    },
    pendingIn,
  };
}

export type Social = ReturnType<typeof openSocial>;
