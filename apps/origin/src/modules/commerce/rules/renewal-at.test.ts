import { describe, expect, it } from 'vitest';
import { PERIODS, renewalAt } from './renewal-at';

describe('renewalAt', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 'P1M', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'P1M', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'P1M', 3, '2026-04-30T10:00:00.000Z'],
    ['2026-01-30T10:00:00Z', 'P1M', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00:00Z', 'P1M', 1, '2024-02-29T10:00:00.000Z'],
    ['2026-08-31T23:59:59.999Z', 'P6M', 1, '2027-02-28T23:59:59.999Z'],
    ['2024-02-29T00:00:00Z', 'P1Y', 1, '2025-02-28T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', 'P1Y', 4, '2028-02-29T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', 'P2Y', 2, '2028-02-29T00:00:00.000Z'],
    ['2026-12-31T00:00:00Z', 'P2M', 1, '2027-02-28T00:00:00.000Z'],
    ['2026-11-30T00:00:00Z', 'P3M', 1, '2027-02-28T00:00:00.000Z'],
    // Days are whole days of UTC: a change of clocks moves none.
    ['2026-03-28T23:30:00Z', 'P1D', 1, '2026-03-29T23:30:00.000Z'],
    ['2026-03-28T23:30:00Z', 'P7D', 2, '2026-04-11T23:30:00.000Z'],
    ['2026-03-28T23:30:00Z', 'P1W', 2, '2026-04-11T23:30:00.000Z'],
    ['2026-03-28T23:30:00Z', 'P14D', 1, '2026-04-11T23:30:00.000Z'],
    ['2026-05-15T08:00:00Z', 'P1M', 0, '2026-05-15T08:00:00.000Z'],
  ])('%s and %s × %i is %s', (anchor, period, n, end) => {
    expect(renewalAt(anchor, period, n).toISOString()).toBe(end);
  });

  it('[2.9-06] counts every period of the product from its anchor, so that none moves a later one', () => {
    for (const period of PERIODS) {
      const ends = [1, 2, 3, 24].map((n) => renewalAt('2026-01-31T12:00:00Z', period, n).getTime());
      expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    }
  });

  it.each([
    ['no instant', 'P1M', 1],
    ['2026-01-01', 'P0M', 1],
    ['2026-01-01', 'month', 1],
    ['2026-01-01', 'P1M', 1.5],
  ])('throws for %s, %s, %d', (anchor, period, n) => {
    expect(() => renewalAt(anchor, period, n)).toThrow(RangeError);
  });
});
