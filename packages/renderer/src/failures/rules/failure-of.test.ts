import { describe, expect, it } from 'vitest';
import en from '../../labels/en.json';
import { type FailedCall, failureOf } from './failure-of';
import { FAILURE_TABLE, type FailureRow, TABLE_ALONE } from './failure-table';
import { FORM_FAILURE_LABELS } from './form-failure-labels';

const known = (key: string) => key in en || `${key}_other` in en;
const everything = () => true;
const alone = (call: FailedCall) => failureOf(TABLE_ALONE, call, known);

describe('failureOf with the table alone', () => {
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
  ])('has for %s the label %s', (code, key) => {
    expect(alone({ code })).toEqual({ key });
  });

  it('has a label for every key that it can lead to', () => {
    const keys = [...Object.values(FAILURE_TABLE), ...Object.values(FORM_FAILURE_LABELS)];
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });

  it('shows no message of the origin', () => {
    expect(alone({ code: 'HTTP_500', messages: ['Disk full.'] }).text).toBeUndefined();
  });
});

describe('failureOf with the row of a place', () => {
  const row: FailureRow = {
    messages: { isGone: 'place.gone' },
    codes: { GONE: 'place.gone', OFFLINE: 'place.offline' },
    instead: { 'failure.unavailable': 'place.unavailable', 'failure.offline': 'place.never' },
    generic: 'place.generic',
  };
  const key = (call: FailedCall) => failureOf(row, call, everything).key;

  it.each([
    [
      'the row’s label of the origin’s first message',
      'HTTP_500',
      ['isGone', 'other'],
      'place.gone',
    ],
    ['that label before the one of the code', 'OFFLINE', ['isGone'], 'place.gone'],
    ['no label of a later message', 'TEAPOT', ['other', 'isGone'], 'place.generic'],
    ['the row’s label of the code', 'GONE', [], 'place.gone'],
    ['the row’s label of the code before the table’s', 'OFFLINE', [], 'place.offline'],
    ['the row’s label in place of the table’s', 'HTTP_503', [], 'place.unavailable'],
    ['the table’s label', 'TIMEOUT', [], 'failure.timeout'],
    ['the row’s generic label', 'TEAPOT', [], 'place.generic'],
    ['no property that every object has', 'toString', ['constructor'], 'place.generic'],
  ])('takes %s', (_what, code, messages, expected) => {
    expect(key({ code, messages })).toBe(expected);
  });

  it('takes unknownKey where the site does not have the label, else the generic label', () => {
    const none = () => false;
    const unknownKey = 'place.unknown';
    expect(failureOf({ ...row, unknownKey }, { code: 'GONE' }, none).key).toBe(unknownKey);
    expect(failureOf(row, { code: 'GONE' }, none).key).toBe('place.generic');
    expect(failureOf(TABLE_ALONE, { code: 'OFFLINE' }, none).key).toBe('failure.generic');
  });
});

describe('failureOf after too many requests', () => {
  const busy = (retryAfterSeconds?: number) =>
    alone({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds, requestId: 'r-1' });

  it.each([
    [1, 'failure.retryInSeconds', 1],
    [90, 'failure.retryInSeconds', 90],
    [91, 'failure.retryInMinutes', 2],
    [120, 'failure.retryInMinutes', 2],
    [121, 'failure.retryInMinutes', 3],
  ])('says when to try again after %i seconds', (seconds, key, count) => {
    expect(busy(seconds)).toEqual({ key, count });
  });

  it('says no time where the origin gave none', () => {
    expect(busy()).toMatchObject({ key: 'failure.tooManyRequests', requestId: 'r-1' });
  });

  it('says no time for any other code', () => {
    expect(alone({ code: 'NOT_READY', retryAfterSeconds: 30 })).toEqual({
      key: 'failure.unavailable',
    });
  });
});

describe('the request id of a failure', () => {
  const row = { codes: { WEAK: 'place.weak' }, ordinary: ['place.weak'] };

  it('is left out for a label that the row calls ordinary', () => {
    const failure = failureOf(row, { code: 'WEAK', requestId: 'r-1' }, everything);
    expect(failure.requestId).toBeUndefined();
  });

  it('is there for any other label', () => {
    expect(failureOf(row, { code: 'OTHER', requestId: 'r-1' }, everything).requestId).toBe('r-1');
    expect(alone({ code: 'HTTP_500', requestId: 'r-2' }).requestId).toBe('r-2');
  });
});

describe('the origin’s message', () => {
  const shown = (changes: FailureRow, code: string) => {
    const row = { codes: { BAD: 'place.bad', OWN: 'place.own' }, generic: 'place.generic' };
    const call = { code, messages: ['No such viewer.', 'Another.'] };
    return failureOf({ ...row, ...changes }, call, everything).text;
  };
  const ownLabels = ['place.own'];

  it.each<[string, FailureRow, string, string | undefined]>([
    ['is not shown by a row without serverMessage', {}, 'OTHER', undefined],
    [
      'is shown before the generic label with first',
      { serverMessage: 'first' },
      'OTHER',
      'No such viewer.',
    ],
    [
      'is shown before the label of a known code with first',
      { serverMessage: 'first' },
      'BAD',
      'No such viewer.',
    ],
    [
      'does not replace a label of ownLabels',
      { serverMessage: 'first', ownLabels },
      'OWN',
      undefined,
    ],
    [
      'replaces a label that is not in ownLabels',
      { serverMessage: 'first', ownLabels },
      'BAD',
      'No such viewer.',
    ],
    [
      'replaces the generic label with fallback',
      { serverMessage: 'fallback' },
      'OTHER',
      'No such viewer.',
    ],
    [
      'is all that the origin says with joinsMessages',
      { serverMessage: 'fallback', joinsMessages: true },
      'OTHER',
      'No such viewer. Another.',
    ],
    [
      'does not replace the label of a known code with fallback',
      { serverMessage: 'fallback' },
      'BAD',
      undefined,
    ],
  ])('%s', (_what, changes, code, text) => {
    expect(shown(changes, code)).toBe(text);
  });

  it('is undefined where the origin sent none', () => {
    expect(failureOf({ serverMessage: 'first' }, { code: 'BAD' }, everything).text).toBeUndefined();
  });
});
