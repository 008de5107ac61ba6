import { describe, expect, it } from 'vitest';
import en from '../labels/en.json';
import { ERROR_CATALOGUE, errorKey } from './error-catalogue';
import { loginFailure } from './login-failure';

const row = ERROR_CATALOGUE.login;
const known = (key: string) =>
  Object.keys(en).some((label) => label.replace(/_other$/, '') === key);

describe('errorKey, the login row', () => {
  const key = (messages: string[], code: string) => errorKey(row, { messages, code }, known);

  it('[1.8-01] the first server message wins when it is known', () => {
    expect(key(['viewerBlocked', 'other'], 'FAILED_AUTHENTICATION')).toBe(
      'login.error.viewerBlocked',
    );
  });

  it('[1.8-02] else the code’s message', () => {
    expect(key(['Your account was blocked.'], 'VIEWER_BLOCKED')).toBe('login.error.viewerBlocked');
    expect(key([], 'FAILED_AUTHENTICATION')).toBe('login.error.failedAuthentication');
    expect(key(['unknown', 'viewerBlocked'], 'NOT_READY')).toBe('login.error.unavailable');
  });

  it('[1.8-03] else the generic message', () => {
    expect(key(['whatever'], 'TEAPOT')).toBe('login.error.generic');
    expect(key(['toString'], 'constructor')).toBe('login.error.generic');
  });

  it('[1.8-04] a key without a label falls back to failed authentication', () => {
    const none = (label: string) => label === 'login.error.failedAuthentication';
    expect(errorKey(row, { messages: [], code: 'VIEWER_BLOCKED' }, none)).toBe(
      'login.error.failedAuthentication',
    );
  });

  it('has words for everything it can lead to', () => {
    const keys = [
      ...Object.values(row.messages),
      ...Object.values(row.codes),
      row.generic,
      row.unknownKey,
    ];
    expect(keys.filter((one) => !known(one))).toEqual([]);
  });
});

describe('loginFailure', () => {
  const failure = (answer: { code: string; requestId?: string; retryAfterSeconds?: number }) =>
    loginFailure(row, { messages: [], ...answer }, known);

  it('leaves the request id out of an ordinary wrong password', () => {
    expect(failure({ code: 'FAILED_AUTHENTICATION', requestId: 'r-1' })).toEqual({
      key: 'login.error.failedAuthentication',
    });
  });

  it('leaves it out of what a row calls ordinary', () => {
    const weak = { ...row, codes: { WEAK_SECRET: 'weak' }, ordinary: ['weak'] };
    expect(
      loginFailure(weak, { messages: [], code: 'WEAK_SECRET', requestId: 'r-1' }, () => true),
    ).toEqual({ key: 'weak' });
  });

  it('gives the request id with anything else', () => {
    expect(failure({ code: 'INTERNAL_ERROR', requestId: 'r-1' })).toEqual({
      key: 'login.error.unavailable',
      requestId: 'r-1',
    });
  });

  it.each([
    [1, 'login.error.retryInSeconds', 1],
    [90, 'login.error.retryInSeconds', 90],
    [91, 'login.error.retryInMinutes', 2],
    [600, 'login.error.retryInMinutes', 10],
  ])('says when to try again after %i seconds', (retryAfterSeconds, key, count) => {
    expect(failure({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds })).toEqual({ key, count });
  });

  it('asks for patience when the origin does not say how long', () => {
    expect(failure({ code: 'HTTP_429' })).toEqual({ key: 'login.error.tooManyRequests' });
  });
});
