import { describe, expect, it } from 'vitest';
import en from '../../labels/en.json';
import { type FailedCall, failureOf } from './failure-of';
import { FAILURE_TABLE, type FailureRow, TABLE_ALONE } from './failure-table';
import { FORM_FAILURE_LABELS } from './form-failure-labels';

const known = (key: string) => key in en || `${key}_other` in en;
const everything = () => true;
const alone = (call: FailedCall) => failureOf(TABLE_ALONE, call, known);

describe('the table alone', () => {
  it.each([
    ['OFFLINE', 'failure.offline'],
    ['TIMEOUT', 'failure.timeout'],
    ['MALFORMED', 'failure.unavailable'],
    ['FOREIGN_AUDIENCE', 'failure.unavailable'],
    ['NOT_READY', 'failure.unavailable'],
    ['INTERNAL_ERROR', 'failure.unavailable'],
    ['HTTP_500', 'failure.unavailable'],
    ['HTTP_502', 'failure.unavailable'],
    ['HTTP_503', 'failure.unavailable'],
    ['HTTP_504', 'failure.unavailable'],
    ['TOO_MANY_REQUESTS', 'failure.tooManyRequests'],
    ['HTTP_429', 'failure.tooManyRequests'],
    ['OUTSIDE_REGION', 'failure.outsideRegion'],
    ['VIEWER_BLOCKED', 'failure.viewerBlocked'],
    ['AGENT_REFUSED', 'failure.asAgent'],
    ['AGENT_CONFIRMATION', 'failure.asAgent'],
    ['CONSENT_REQUIRED', 'failure.terms'],
    ['TEAPOT', 'failure.generic'],
    ['constructor', 'failure.generic'],
  ])('%s reads %s', (code, key) => {
    expect(alone({ code })).toEqual({ key });
  });

  it('has words for everything it can lead to', () => {
    const keys = [...Object.values(FAILURE_TABLE), ...Object.values(FORM_FAILURE_LABELS)];
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });

  it('shows no message of the origin', () => {
    expect(alone({ code: 'HTTP_500', messages: ['Disk full.'] }).text).toBeUndefined();
  });
});

describe('what a place adds to the table', () => {
  const row: FailureRow = {
    messages: { isGone: 'place.gone' },
    codes: { GONE: 'place.gone', OFFLINE: 'place.offline' },
    instead: { 'failure.unavailable': 'place.unavailable', 'failure.offline': 'place.never' },
    generic: 'place.generic',
  };
  const key = (call: FailedCall) => failureOf(row, call, everything).key;

  it.each([
    ['the first message that it knows', 'HTTP_500', ['isGone', 'other'], 'place.gone'],
    ['before that of the code', 'OFFLINE', ['isGone'], 'place.gone'],
    ['no later message', 'TEAPOT', ['other', 'isGone'], 'place.generic'],
    ['its own codes', 'GONE', [], 'place.gone'],
    ['its own codes before the table’s', 'OFFLINE', [], 'place.offline'],
    ['its own words for what the table knows', 'HTTP_503', [], 'place.unavailable'],
    ['the table’s words', 'TIMEOUT', [], 'failure.timeout'],
    ['its own generic words', 'TEAPOT', [], 'place.generic'],
    ['nothing that every object has', 'toString', ['constructor'], 'place.generic'],
  ])('counts: %s', (_what, code, messages, expected) => {
    expect(key({ code, messages })).toBe(expected);
  });

  it('falls back to its key for unknown ones where the site has no words, else to its generic one', () => {
    const none = () => false;
    const unknownKey = 'place.unknown';
    expect(failureOf({ ...row, unknownKey }, { code: 'GONE' }, none).key).toBe(unknownKey);
    expect(failureOf(row, { code: 'GONE' }, none).key).toBe('place.generic');
    expect(failureOf(TABLE_ALONE, { code: 'OFFLINE' }, none).key).toBe('failure.generic');
  });
});

describe('too many tries', () => {
  const busy = (retryAfterSeconds?: number) =>
    alone({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds, requestId: 'r-1' });

  it.each([
    [1, 'failure.retryInSeconds', 1],
    [90, 'failure.retryInSeconds', 90],
    [91, 'failure.retryInMinutes', 2],
    [120, 'failure.retryInMinutes', 2],
    [121, 'failure.retryInMinutes', 3],
  ])('says when to try again, %i seconds away', (seconds, key, count) => {
    expect(busy(seconds)).toEqual({ key, count });
  });

  it('says no time that the origin has not said', () => {
    expect(busy()).toMatchObject({ key: 'failure.tooManyRequests', requestId: 'r-1' });
  });

  it('says a time for nothing else', () => {
    expect(alone({ code: 'NOT_READY', retryAfterSeconds: 30 })).toEqual({
      key: 'failure.unavailable',
    });
  });
});

describe('the id for the help team', () => {
  const row = { codes: { WEAK: 'place.weak' }, ordinary: ['place.weak'] };

  it('is left out of what the row calls ordinary', () => {
    const failure = failureOf(row, { code: 'WEAK', requestId: 'r-1' }, everything);
    expect(failure.requestId).toBeUndefined();
  });

  it('is told of anything else', () => {
    expect(failureOf(row, { code: 'OTHER', requestId: 'r-1' }, everything).requestId).toBe('r-1');
    expect(alone({ code: 'HTTP_500', requestId: 'r-2' }).requestId).toBe('r-2');
  });
});

describe('the origin’s own words', () => {
  const shown = (changes: FailureRow, code: string) => {
    const row = { codes: { BAD: 'place.bad', OWN: 'place.own' }, generic: 'place.generic' };
    const call = { code, messages: ['No such viewer.', 'Another.'] };
    return failureOf({ ...row, ...changes }, call, everything).text;
  };
  const ownLabels = ['place.own'];

  it.each<[string, FailureRow, string, string | undefined]>([
    ['are not shown by a row that does not ask for them', {}, 'OTHER', undefined],
    ['come first where the row says so', { serverMessage: 'first' }, 'OTHER', 'No such viewer.'],
    ['come first for a known code as well', { serverMessage: 'first' }, 'BAD', 'No such viewer.'],
    ['leave out what has words of ours', { serverMessage: 'first', ownLabels }, 'OWN', undefined],
    [
      'come where ours are of something else',
      { serverMessage: 'first', ownLabels },
      'BAD',
      'No such viewer.',
    ],
    [
      'take the place of the generic ones',
      { serverMessage: 'fallback' },
      'OTHER',
      'No such viewer.',
    ],
    ['do not take the place of known ones', { serverMessage: 'fallback' }, 'BAD', undefined],
  ])('%s', (_what, changes, code, text) => {
    expect(shown(changes, code)).toBe(text);
  });

  it('are none where the origin sent none', () => {
    expect(failureOf({ serverMessage: 'first' }, { code: 'BAD' }, everything).text).toBeUndefined();
  });
});
