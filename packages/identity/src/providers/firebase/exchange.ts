import { firebaseLogin } from '@marquee/origin-client/provider-calls';
import type { SignInAnswer, SignInContext } from '../provider';
import type { FirebaseTokens } from './sdk';

/** Ours for the project's tokens. */
export const exchange = (
  { firebaseAuthToken, firebaseRefreshToken }: FirebaseTokens,
  { origin, signal }: SignInContext,
): Promise<SignInAnswer> =>
  origin.rest.post('/firebase-auth', {
    facts: firebaseLogin,
    body: { firebaseAuthToken, firebaseRefreshToken },
    auth: 'none',
    signal,
  });
