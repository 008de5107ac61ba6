import { failureOf } from '@marquee/renderer/failures';
import { describe, expect, it } from 'vitest';
import shared from '../labels/en.json';
import en from '../redirect/labels/en.json';
import { englishShell, keysOfRow } from '../testing/keys-of-row';
import { SSO_ERRORS } from './sso-errors';

const labels = { ...englishShell, ...shared, ...en };
const known = (key: string) => key in labels;
const failure = (code: string, messages: string[] = []) =>
  failureOf(SSO_ERRORS, { code, messages }, known);

describe('the single sign-on row', () => {
  const served = [
    'SOMETHING_NEW',
    'CODE_REFUSED',
    'PROVIDER_UNAVAILABLE',
    'VIEWER_BLOCKED',
    'HTTP_503',
  ];

  it.each(served)('[1.8-19] shows the server’s first message, whatever the code: %s', (code) => {
    expect(failure(code, ['Your club has moved.', 'Another.']).text).toBe('Your club has moved.');
  });

  it.each([...served, 'INTERNAL_ERROR'])(
    '[1.8-19] shows the default error when %s has no message',
    (code) => {
      expect(failure(code)).toEqual({ key: 'sso.error.generic' });
    },
  );

  it('[1.8-27] keeps its own label for a conflict of accounts, whatever the server says', () => {
    expect(failure('ACCOUNT_CONFLICT', ['Another account …'])).toEqual({
      key: 'sso.error.conflict',
    });
  });

  it('says nothing about typed values after a timeout, as nothing was typed', () => {
    expect(failure('TIMEOUT')).toEqual({ key: 'sso.error.interrupted' });
  });

  it('has a label for every key that it can lead to', () => {
    expect(keysOfRow(SSO_ERRORS).filter((key) => !known(key))).toEqual([]);
  });
});
