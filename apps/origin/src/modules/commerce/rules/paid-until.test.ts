import { describe, expect, it } from 'vitest';
import { paidUntil } from './paid-until';

const FROM = new Date('2026-01-31T12:00:00Z');

describe('paidUntil', () => {
  it.each([
    // [what is left over, the price of a period, the period, until]
    ['nothing', 0, 1200, 'P1M', '2026-01-31T12:00:00.000Z'],
    [
      'half a price: half of the next month, of 28 days',
      600,
      1200,
      'P1M',
      '2026-02-14T12:00:00.000Z',
    ],
    ['a whole price', 1200, 1200, 'P1M', '2026-02-28T12:00:00.000Z'],
    ['three and a half: months by the anchor', 4200, 1200, 'P1M', '2026-05-16T00:00:00.000Z'],
    ['a third of a day, rounded up', 1, 3, 'P1D', '2026-01-31T20:00:00.000Z'],
    ['a seventh of a day, rounded up', 1, 7, 'P1D', '2026-01-31T15:25:42.858Z'],
  ])('is for %s', (_, credit, price, period, until) => {
    expect(paidUntil(credit, { price, period }, FROM)?.toISOString()).toBe(until);
  });

  it.each([
    ['what is not renewed', 600, 1200, null],
    ['what is renewed for nothing', 600, 0, 'P1M'],
    ['more than ten years', 12_990, 100, 'P1M'],
    ['more than a date can be', 9_007_199_254_740_991, 1, 'P2Y'],
  ])('is null for %s', (_, credit, price, period) => {
    expect(paidUntil(credit, { price, period }, FROM)).toBeNull();
  });
});
