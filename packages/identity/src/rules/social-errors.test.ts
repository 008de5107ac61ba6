import { failureOf } from '@marquee/renderer/failures';
import { expect, it } from 'vitest';
import shared from '../labels/en.json';
import redirect from '../redirect/labels/en.json';
import social from '../social/labels/en.json';
import { englishShell, keysOfRow } from '../testing/keys-of-row';
import { isAccountConflict, SOCIAL_ERRORS } from './social-errors';

const labels = { ...englishShell, ...shared, ...redirect, ...social };
const known = (key: string) => key in labels;
const keyOf = (code: string) => failureOf(SOCIAL_ERRORS, { code }, known).key;

it.each([
  ['IDENTITY_REFUSED', 'social.error.sorrySomethingWentWrong'],
  ['SOMETHING_NEW', 'social.error.sorrySomethingWentWrong'],
  ['INTERNAL_ERROR', 'social.error.sorrySomethingWentWrong'],
  ['HTTP_503', 'social.error.sorrySomethingWentWrong'],
  // Of what was typed it says nothing: nothing was.
  ['TIMEOUT', 'social.error.sorrySomethingWentWrong'],
  ['VENDOR_NONSENSE', 'social.error.sorrySomethingWentWrong'],
])('[1.8-10] a social sign-in that fails with %s reads %s', (code, key) => {
  expect(keyOf(code)).toBe(key);
});

it.each([
  ['ACCOUNT_CONFLICT', 'sso.error.conflict'],
  ['HTTP_409', 'sso.error.conflict'],
])(
  '[1.4-08] [1.8-27] %s is a conflict of accounts, which is answered with a choice',
  (code, key) => {
    expect(keyOf(code)).toBe(key);
    expect(isAccountConflict({ key: keyOf(code) })).toBe(true);
  },
);

it.each(['VENDOR_CLOSED', 'HTTP_429', 'TIMEOUT', 'SOMETHING_NEW'])(
  '%s is no conflict of accounts, and the viewer can try again',
  (code) => {
    expect(isAccountConflict({ key: keyOf(code) })).toBe(false);
  },
);

it.each([
  ['VENDOR_UNAVAILABLE', 'social.error.unavailable'],
  ['VENDOR_BLOCKED', 'social.error.blocked'],
  ['VENDOR_CLOSED', 'social.error.closed'],
  ['VENDOR_REFUSED', 'social.error.refused'],
  ['VENDOR_INSECURE', 'social.error.insecure'],
  ['VIEWER_BLOCKED', 'failure.viewerBlocked'],
  ['TOO_MANY_REQUESTS', 'failure.tooManyRequests'],
  ['HTTP_429', 'failure.tooManyRequests'],
  ['OFFLINE', 'failure.offline'],
])('a social sign-in that fails with %s says what the viewer can do about it: %s', (code, key) => {
  expect(keyOf(code)).toBe(key);
});

it('the social row has a label for every key that it can lead to', () => {
  expect(keysOfRow(SOCIAL_ERRORS).filter((key) => !known(key))).toEqual([]);
});
