import { firebaseSignUp as call } from '@marquee/origin-client/provider-calls';
import type { SignUpStep } from '../../sign-up/sign-up-steps';

/** The origin opens the account at the project and takes its tokens for ours (spec 1 §7). */
export const firebaseSignUp: SignUpStep<'firebase'> = (registration, _config, { origin }) => {
  const { id, secret, ...rest } = registration;
  return origin.rest.post('/firebase-auth/signup', {
    facts: call,
    body: { username: id, password: secret, ...rest },
    auth: 'none',
  });
};
