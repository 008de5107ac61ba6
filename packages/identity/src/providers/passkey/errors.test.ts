import { OriginError } from '@marquee/origin-client';
import { type FailureRow, failureOf } from '@marquee/renderer/failures';
import { describe, expect, it } from 'vitest';
import account from '../../account/labels/en.json';
import shared from '../../labels/en.json';
import { englishShell, keysOfRow } from '../../testing/keys-of-row';
import { ACCOUNT_ERRORS, PASSKEY_ERRORS } from './errors';
import en from './labels/en.json';
import { PasskeyError, passkeyErrorOf, passkeyFailure } from './passkey-error';

const labels = { ...englishShell, ...shared, ...account, ...en };
const known = (key: string) => key in labels;

const browserError = (name: string) => Object.assign(new Error(name), { name });
const keyOf = (row: FailureRow, error: unknown, used = true) =>
  failureOf(row, passkeyFailure(error, used), known).key;

describe('an error of the browser', () => {
  it.each([
    ['NotAllowedError', 'passkey.error.cancelled', 'passkey.account.error.notMade'],
    ['SecurityError', 'passkey.error.site', 'passkey.account.error.site'],
    ['NotSupportedError', 'passkey.error.unsupported', 'passkey.account.error.unsupported'],
    ['ConstraintError', 'passkey.error.unsupported', 'passkey.account.error.unsupported'],
    ['UnknownError', 'passkey.error.refused', 'passkey.error.refused'],
    ['InvalidStateError', 'passkey.error.generic', 'passkey.account.error.known'],
  ])('called %s has a label in both rows', (name, signingIn, inAccount) => {
    const error = passkeyErrorOf(browserError(name));
    expect([keyOf(PASSKEY_ERRORS, error), keyOf(ACCOUNT_ERRORS, error)]).toEqual([
      signingIn,
      inAccount,
    ]);
  });

  it('that is a cancellation reads differently on a device that has used no passkey', () => {
    const error = new PasskeyError('CANCELLED');
    expect(keyOf(PASSKEY_ERRORS, error, true)).toBe('passkey.error.cancelled');
    expect(keyOf(PASSKEY_ERRORS, error, false)).toBe('passkey.error.none');
    expect(keyOf(ACCOUNT_ERRORS, error, false)).toBe('passkey.account.error.notMade');
  });

  it('that is a timeout says nothing about typed values, as nothing was typed', () => {
    const late = new OriginError('timeout', { code: 'TIMEOUT' });
    expect(keyOf(PASSKEY_ERRORS, late)).toBe('passkey.error.generic');
    expect(keyOf(ACCOUNT_ERRORS, late)).toBe('failure.timeout');
  });

  it('that comes from our own code is thrown again', () => {
    const fault = new TypeError('undefined is not a function');
    expect(() => passkeyErrorOf(fault)).toThrow(fault);
  });
});

it.each(Object.entries({ PASSKEY_ERRORS, ACCOUNT_ERRORS }))(
  '%s has a label for every key that it can lead to',
  (_, row) => {
    expect(keysOfRow(row).filter((key) => !known(key))).toEqual([]);
  },
);
