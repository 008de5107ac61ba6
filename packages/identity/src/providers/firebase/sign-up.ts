import { firebaseSignUp as signUpCall } from '@marquee/origin-client/calls';
import type { SignUpStep } from '../../sign-up/sign-up-steps';

/**
 * Opens an account: the origin opens it at the project, and exchanges its tokens for ours (spec 1
 * §7).
 */
export const firebaseSignUp: SignUpStep<'firebase'> = (registration, _config, { origin }) => {
  const { id, secret, ...rest } = registration;
  return origin.call(signUpCall, {
    body: { username: id, password: secret, ...rest },
    auth: 'none',
  });
};
