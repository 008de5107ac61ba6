import { expect, it } from 'vitest';
import { CAPABILITIES } from '../rules/capabilities';
import { NOT_SIGNING_UP, RECOVERING } from './screen-names';

it('[1.1-40] has the password reset pages for the providers that can reset passwords', () => {
  const able = Object.entries(CAPABILITIES).filter(([, { passwordReset }]) => passwordReset);
  expect([...RECOVERING].sort()).toEqual(able.map(([type]) => type).sort());
});

it('[1.1-41] has the sign-up pages for the providers that can sign up', () => {
  const unable = Object.entries(CAPABILITIES).filter(([, { signUp }]) => !signUp);
  // Passkeys, which the specification does not know, sign in to accounts that are there.
  expect([...NOT_SIGNING_UP].sort()).toEqual([...unable.map(([type]) => type), 'passkey'].sort());
});
