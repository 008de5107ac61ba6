import { failureOf } from '@marquee/renderer/failures';
import { describe, expect, it } from 'vitest';
import { sendsBackOnce, TV_ERRORS } from './tv-errors';

describe('TV-provider link', () => {
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
  ])('[1.8-23] %s reads %s', (code, label) => {
    expect(key(code)).toBe(label);
  });

  it('a key that has no label reads as a failed sign-in', () => {
    const unlabelled = failureOf(TV_ERRORS, { code: 'NOBODY' }, () => false).key;
    expect(unlabelled).toBe('login.error.failedAuthentication');
  });

  it('[1.8-24] a code that is not in the catalogue reads as generic', () => {
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
  ])('[1.4-25] a %i at attempt %i sends back to the TV provider: %s', (status, attempt, back) => {
    expect(sendsBackOnce({ status }, attempt)).toBe(back);
  });
});
