import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startDelay } from './start-delay';

const asOf = '2026-06-01T20:00:00.000Z';
const first = () => 0;
const last = () => 0.999_999;

describe('startDelay', () => {
  it.each<[string, unknown, () => number, number | null]>([
    ['at the start at the earliest', '2026-06-01T20:10:00Z', first, 600_000],
    ['within five seconds after it', '2026-06-01T20:10:00Z', last, 604_999.995],
    ['soon for a start that is over already', '2026-06-01T19:59:00Z', first, 0],
    ['never for a start in two days', '2026-06-03T20:00:00Z', first, null],
    ['never for a start that is not known', undefined, first, null],
    ['never for what is no instant', 'soon', first, null],
  ])('is %s', (_, startsAt, random, delay) => {
    const is = startDelay({ startsAt, asOf }, random);
    if (delay === null) expect(is).toBeNull();
    else expect(is).toBeCloseTo(delay, 2);
  });

  it('is null without the origin’s clock', () => {
    expect(startDelay({ startsAt: asOf })).toBeNull();
  });

  it('spreads the calls of many pages over five seconds, none of them before the start', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 3_600_000 }), share, (left, random) => {
        const startsAt = new Date(Date.parse(asOf) + left).toISOString();
        const delay = startDelay({ startsAt, asOf }, () => random) ?? Number.NaN;
        expect(delay).toBeGreaterThanOrEqual(Math.max(0, left));
        expect(delay).toBeLessThanOrEqual(Math.max(0, left) + 5000);
      }),
    );
  });
});
