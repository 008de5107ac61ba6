import { describe, expect, it } from 'vitest';
import { paidUntil } from './paid-until';
import { renewalAt } from './renewal-at';

const FROM = new Date('2026-01-31T12:00:00Z');

describe('paidUntil', () => {
  it.each([
    // [what is left over, the price of a period, the period, until]
    ['nothing', 0, 1200, 'P1M', '2026-02-28T12:00:00.000Z'],
    [
      'half a price: half of the second month, of 31 days',
      600,
      1200,
      'P1M',
      '2026-03-16T00:00:00.000Z',
    ],
    ['a whole price: months by the anchor', 1200, 1200, 'P1M', '2026-03-31T12:00:00.000Z'],
    ['three and a half', 4200, 1200, 'P1M', '2026-06-15T12:00:00.000Z'],
    ['a third of a day, rounded up', 1, 3, 'P1D', '2026-02-01T20:00:00.000Z'],
    ['a seventh of a day, rounded up', 1, 7, 'P1D', '2026-02-01T15:25:42.858Z'],
    ['nothing, at no price', 0, 0, 'P1M', '2026-02-28T12:00:00.000Z'],
  ])('is for %s', (_, credit, price, period, until) => {
    expect(paidUntil(credit, { price, period }, FROM)?.toISOString()).toBe(until);
  });

  it('[C7] is later than without a credit on every day of two years, and the more the later', () => {
    const wrong: string[] = [];
    for (let day = 0; day < 731; day += 1) {
      const from = new Date(Date.parse('2027-01-01T22:00:00Z') + day * 86_400_000);
      const ends = [0, 50, 649, 1299, 1349, 5000].map(
        (credit) => paidUntil(credit, { price: 1299, period: 'P1M' }, from)?.getTime() ?? 0,
      );
      const isRising = ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0));
      if (!isRising || ends[0] !== renewalAt(from, 'P1M', 1).getTime())
        wrong.push(from.toISOString());
    }
    expect(wrong).toEqual([]);
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
