import { describe, expect, it } from 'vitest';
import { accessEnd, graceEnd, isTryTold, nextTryAt, tryDay } from './renewal-schedule';

const DUE = new Date('2027-01-31T23:47:00Z');
const after = (days: number, ms = 0) => new Date(DUE.getTime() + days * 86_400_000 + ms);

describe('the tries of a renewal', () => {
  it.each([
    // [when a try has failed, in days after the due moment, the day of the next one]
    [0, 1],
    [0.01, 1],
    [0.999, 1],
    [1, 3],
    [2, 3],
    [2.999, 3],
    [3, 5],
    [4.5, 5],
    [5, null],
    [6.9, null],
    [40, null],
  ])('after day %d there is one on day %s', (failed, next) => {
    expect(nextTryAt(DUE, after(failed))).toEqual(next === null ? null : after(next));
  });

  it.each([
    // [when it is tried, which of the tries that is]
    [0, 0],
    [0.9, 0],
    [1, 1],
    [2.5, 1],
    [3, 3],
    [4.9, 3],
    [5, 5],
    [6.9, 5],
  ])('on day %d it is that of day %i', (tried, day) => {
    expect(tryDay(DUE, after(tried))).toBe(day);
  });

  it.each([
    // [the day, an email where it is the first one, an email where it is not]
    [0, true, true],
    [1, true, false],
    [3, true, true],
    [5, true, true],
    [null, false, false],
  ])('of day %s is told %s as the first, else %s', (day, first, later) => {
    expect([isTryTold(day, { isFirst: true }), isTryTold(day, { isFirst: false })]).toEqual([
      first,
      later,
    ]);
  });
});

describe('access', () => {
  it.each([
    ['of what renews ends with the grace', { endsAt: DUE, autoRenew: true }, after(7)],
    ['of what does not renew ends at its end', { endsAt: DUE, autoRenew: false }, DUE],
    ['without an end does not end', { endsAt: null, autoRenew: false }, null],
    ['without an end that renews does not end', { endsAt: null, autoRenew: true }, null],
  ])('%s', (_, licence, end) => {
    expect(accessEnd(licence)).toEqual(end);
  });

  it('goes on for seven days after the due moment, to the millisecond', () => {
    expect(graceEnd(DUE).toISOString()).toBe('2027-02-07T23:47:00.000Z');
  });
});
