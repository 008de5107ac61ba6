import { firebaseLogin } from '@marquee/origin-client/calls';
import type { SignInAnswer, SignInContext } from '../provider';
import type { FirebaseTokens } from './sdk';

/** Exchanges the project's tokens for ours. */
export const exchange = (
  { firebaseAuthToken, firebaseRefreshToken }: FirebaseTokens,
  { origin, signal }: SignInContext,
): Promise<SignInAnswer> =>
  origin.call(firebaseLogin, {
    body: { firebaseAuthToken, firebaseRefreshToken },
    auth: 'none',
    signal,
  });
