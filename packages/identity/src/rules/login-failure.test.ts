import { describe, expect, it } from 'vitest';
import type { ErrorRow } from './error-catalogue';
import { type FailedAnswer, loginFailure } from './login-failure';

const row: ErrorRow = {
  messages: {},
  codes: {
    BAD: 'login.error.failedAuthentication',
    EMPTY: 'login.error.emptyInputs',
    BUSY: 'login.error.tooManyRequests',
    OWN: 'login.error.own',
  },
  generic: 'login.error.generic',
  unknownKey: 'login.error.generic',
};
const fail = (answer: Partial<FailedAnswer>, changes: Partial<ErrorRow> = {}) =>
  loginFailure({ ...row, ...changes }, { code: 'OTHER', messages: [], ...answer }, () => true);

describe('too many tries', () => {
  it.each([
    [1, { key: 'login.error.retryInSeconds', count: 1 }],
    [90, { key: 'login.error.retryInSeconds', count: 90 }],
    [91, { key: 'login.error.retryInMinutes', count: 2 }],
    [120, { key: 'login.error.retryInMinutes', count: 2 }],
    [121, { key: 'login.error.retryInMinutes', count: 3 }],
  ])('says when to try again, %i seconds away', (retryAfterSeconds, told) => {
    expect(fail({ code: 'BUSY', retryAfterSeconds, requestId: 'r-1' })).toEqual(told);
  });

  it('says no time that the origin has not said', () => {
    expect(fail({ code: 'BUSY' })).toEqual({ key: 'login.error.tooManyRequests' });
  });

  it('says a time for nothing else', () => {
    expect(fail({ code: 'BAD', retryAfterSeconds: 30 })).toEqual({
      key: 'login.error.failedAuthentication',
    });
  });
});

describe('the id for the support desk', () => {
  it.each(['BAD', 'EMPTY'])('is left out of an ordinary mistake: %s', (code) => {
    expect(fail({ code, requestId: 'r-1' })).not.toHaveProperty('requestId');
  });

  it('is left out of what the row calls ordinary', () => {
    const ordinary = { ordinary: ['login.error.own'] };
    expect(fail({ code: 'OWN', requestId: 'r-1' }, ordinary)).not.toHaveProperty('requestId');
    expect(fail({ code: 'OWN', requestId: 'r-1' })).toMatchObject({ requestId: 'r-1' });
  });

  it('is told of anything else', () => {
    expect(fail({ requestId: 'r-1' })).toEqual({ key: 'login.error.generic', requestId: 'r-1' });
  });
});

describe('the server’s own words', () => {
  const messages = ['No such viewer.', 'Another.'];
  const shown = (changes: Partial<ErrorRow>, code = 'OTHER') => fail({ code, messages }, changes);

  it.each([
    ['are not shown by a row that does not ask for them', {}, 'OTHER', undefined],
    ['come first where the row says so', { serverMessage: 'first' }, 'OTHER', 'No such viewer.'],
    ['come first for a known code as well', { serverMessage: 'first' }, 'BAD', 'No such viewer.'],
    [
      'leave out what has words of ours',
      { serverMessage: 'first', ownWords: ['login.error.own'] },
      'OWN',
      undefined,
    ],
    [
      'come where ours are of something else',
      { serverMessage: 'first', ownWords: ['login.error.own'] },
      'BAD',
      'No such viewer.',
    ],
    ['stand in for the generic ones', { serverMessage: 'fallback' }, 'OTHER', 'No such viewer.'],
    ['do not stand in for known ones', { serverMessage: 'fallback' }, 'BAD', undefined],
  ] as const)('%s', (_what, changes, code, text) => {
    expect(shown(changes as Partial<ErrorRow>, code).text).toBe(text);
  });
});
