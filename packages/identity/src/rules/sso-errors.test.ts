import { describe, expect, it } from 'vitest';
import shared from '../labels/en.json';
import en from '../redirect/labels/en.json';
import { loginFailure } from './login-failure';
import { SSO_ERRORS } from './sso-errors';

const words = { ...shared, ...en };
const known = (key: string) => key in words;
const failure = (code: string, messages: string[] = []) =>
  loginFailure(SSO_ERRORS, { code, messages }, known);

describe('the single sign-on row', () => {
  it('[1.8-19] shows the server’s first message', () => {
    const { text } = failure('SOMETHING_NEW', ['Your club has moved.', 'Another.']);
    expect(text).toBe('Your club has moved.');
  });

  it('[1.8-19] else the default single sign-on error', () => {
    expect(failure('SOMETHING_NEW')).toEqual({ key: 'sso.error.generic' });
  });

  it('has words of its own, in every language, for what the contract knows', () => {
    expect(failure('ACCOUNT_CONFLICT', ['Another account …'])).toEqual({
      key: 'sso.error.conflict',
    });
  });

  it('says of no answer in time nothing about what was typed: nothing was', () => {
    expect(failure('TIMEOUT')).toEqual({ key: 'sso.error.interrupted' });
  });

  it('has words for everything it can lead to', () => {
    const keys = [...Object.values(SSO_ERRORS.codes), SSO_ERRORS.generic, SSO_ERRORS.unknownKey];
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });
});
