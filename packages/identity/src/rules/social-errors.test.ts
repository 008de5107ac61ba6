import { expect, it } from 'vitest';
import shared from '../labels/en.json';
import redirect from '../redirect/labels/en.json';
import social from '../social/labels/en.json';
import { loginFailure } from './login-failure';
import { SOCIAL_ERRORS } from './social-errors';

const words = { ...shared, ...redirect, ...social };
const known = (key: string) => key in words;
const keyOf = (code: string) => loginFailure(SOCIAL_ERRORS, { code, messages: [] }, known).key;

it.each([
  ['IDENTITY_REFUSED', 'social.error.sorrySomethingWentWrong'],
  ['SOMETHING_NEW', 'social.error.sorrySomethingWentWrong'],
  // Of what was typed it says nothing: nothing was.
  ['TIMEOUT', 'social.error.sorrySomethingWentWrong'],
  ['VENDOR_NONSENSE', 'social.error.sorrySomethingWentWrong'],
])('[1.8-10] a social sign-in that fails with %s reads %s', (code, key) => {
  expect(keyOf(code)).toBe(key);
});

it('has words for everything it can lead to', () => {
  const keys = [
    ...Object.values(SOCIAL_ERRORS.codes),
    SOCIAL_ERRORS.generic,
    SOCIAL_ERRORS.unknownKey,
  ];
  expect(keys.filter((key) => !known(key))).toEqual([]);
});
