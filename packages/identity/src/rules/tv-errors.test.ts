import { failureOf } from '@marquee/renderer/failures';
import { describe, expect, it } from 'vitest';
import { sendsBackOnce, TV_ERRORS } from './tv-errors';

describe('the row of linking a TV provider', () => {
  const key = (code: string) => failureOf(TV_ERRORS, { code, messages: ['No.'] }, () => true).key;

  it.each([
    ['TV_REFUSED', 'tv.error.refused'],
    ['TV_DECLINED', 'tv.error.declined'],
    ['TV_NOT_PROVED', 'tv.error.notProved'],
    ['TV_CODE_LATE', 'tv.error.late'],
    ['TV_ACCOUNT_TAKEN', 'tv.error.taken'],
    ['STALE_REGISTRATION', 'tv.error.unavailable'],
    ['PROVIDER_UNAVAILABLE', 'tv.error.unavailable'],
    ['HTTP_412', 'tv.error.notProved'],
    ['TV_INTERRUPTED', 'tv.error.interrupted'],
    ['STATEMENT_REFUSED', 'tv.error.unavailable'],
    ['UNKNOWN_REQUESTOR', 'tv.error.unavailable'],
    ['HTTP_400', 'tv.error.unavailable'],
    ['HTTP_404', 'tv.error.unavailable'],
    ['INTERNAL_ERROR', 'tv.error.unavailable'],
    ['NOT_READY', 'tv.error.unavailable'],
    ['VIEWER_BLOCKED', 'failure.viewerBlocked'],
    ['TOO_MANY_REQUESTS', 'failure.tooManyRequests'],
    ['HTTP_429', 'failure.tooManyRequests'],
    ['OUTSIDE_REGION', 'failure.outsideRegion'],
    ['OFFLINE', 'failure.offline'],
    ['TIMEOUT', 'failure.timeout'],
  ])('[1.8-23] has for %s the label %s', (code, label) => {
    expect(key(code)).toBe(label);
  });

  it('has the label of a failed sign-in for a key without a label', () => {
    const unlabelled = failureOf(TV_ERRORS, { code: 'NOBODY' }, () => false).key;
    expect(unlabelled).toBe('login.error.failedAuthentication');
  });

  it('[1.8-24] has the generic label for an unknown code', () => {
    expect(key('TEAPOT')).toBe('tv.error.generic');
  });

  it.each([
    [400, 1, true],
    [412, 1, true],
    [400, 2, false],
    [412, 2, false],
    [403, 1, false],
    [410, 1, false],
    [500, 1, false],
    [0, 1, false],
  ])(
    '[1.4-25] says whether a %i at attempt %i sends the viewer back to the TV provider: %s',
    (status, attempt, back) => {
      expect(sendsBackOnce({ status }, attempt)).toBe(back);
    },
  );
});
