import { expect, it } from 'vitest';
import { emailLink } from './email-link';

it.each([
  ['', 'firebase', 'newPassword'],
  ['?mode=resetPassword', 'firebase', 'newPassword'],
  ['?mode=resetPassword', 'id', 'newPassword'],
  ['?mode=verifyEmail', 'firebase', 'verifyEmail'],
  ['?mode=verifyAndChangeEmail', 'firebase', 'verifyAndChangeEmail'],
  ['?mode=recoverEmail', 'firebase', 'recoverEmail'],
  ['?mode=revertSecondFactorAddition', 'firebase', 'revertSecondFactorAddition'],
  ['?mode=signIn', 'firebase', 'signIn'],
  ['?mode=', 'firebase', 'unknown'],
  ['?mode=constructor', 'firebase', 'unknown'],
  ['?mode=verifyEmail', 'id', 'unknown'],
  ['?mode=verifyEmail', undefined, 'unknown'],
])('emailLink of the query “%s” at the provider %s is %s', (search, type, link) => {
  expect(emailLink(search, type)).toBe(link);
});
