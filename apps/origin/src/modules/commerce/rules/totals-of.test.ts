import { describe, expect, it } from 'vitest';
import {
  comparedPrice,
  type Reduction,
  sharesOf,
  type TotalsInput,
  totalsOf,
  unusedPart,
} from './totals-of';

const of = (amount: number, more: Partial<TotalsInput> = {}) =>
  totalsOf({ lines: [{ amount }], taxRate: 0, taxInclusive: true, ...more });
const percent = (percentage: number): Reduction => ({ type: 'PERCENTAGE', percentage });
const off = (amount: number): Reduction => ({ type: 'AMOUNT', amount });

describe('totalsOf', () => {
  it.each([
    // Inclusive: the tax is in the price.
    [1190, 190_000, true, { net: 1000, tax: 190, total: 1190 }],
    [999, 210_000, true, { net: 826, tax: 173, total: 999 }],
    [1, 200_000, true, { net: 1, tax: 0, total: 1 }],
    // Exclusive: it is added.
    [1299, 82_500, false, { net: 1299, tax: 107, total: 1406 }],
    [1000, 190_000, false, { net: 1000, tax: 190, total: 1190 }],
    // Yen have no minor unit, and Kuwaiti dinars three digits: amounts are whole in both.
    [980, 100_000, true, { net: 891, tax: 89, total: 980 }],
    [1250, 0, true, { net: 1250, tax: 0, total: 1250 }],
    [11_995, 50_000, false, { net: 11_995, tax: 600, total: 12_595 }],
  ] as const)(
    '%i with %i parts of a million, inclusive %s',
    (amount, taxRate, taxInclusive, sum) => {
      expect(of(amount, { taxRate, taxInclusive })).toMatchObject(sum);
    },
  );

  it.each<[string, Reduction[], number, number?]>([
    ['half', [percent(50)], 500],
    ['half of an odd cent, up', [percent(50)], 499, 999],
    ['percentages one on what the other left', [percent(50), percent(10)], 450],
    ['amounts behind percentages', [off(100), percent(50)], 400],
    ['never more than there is', [off(800), percent(50)], 0],
    ['all of it', [percent(100)], 0],
    ['all of it, and then one more', [percent(100), off(1)], 0],
    ['a third with four digits', [percent(33.3333)], 667],
  ])('takes off %s', (_, reductions, left, amount = 1000) => {
    expect(of(amount, { reductions }).total).toBe(left);
  });

  it('[C5] gives one total whatever the order of reductions, never below 0', () => {
    const all = [percent(50), off(8), percent(33.33), off(300), percent(7.5)];
    const forwards = of(1234, { reductions: all, taxRate: 82_500, taxInclusive: false });
    const backwards = of(1234, {
      reductions: [...all].reverse(),
      taxRate: 82_500,
      taxInclusive: false,
    });
    expect(backwards).toEqual({ ...forwards, discounts: [...forwards.discounts].reverse() });
    for (const amount of [0, 1, 7, 10, 999]) {
      const { total, tax, net, discount, discounts } = of(amount, { reductions: all });
      for (const part of [total, tax, net, discount, ...discounts])
        expect(part).toBeGreaterThanOrEqual(0);
      expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(discount);
      expect(total).toBe(amount - discount);
    }
  });

  it('takes a credit off last, and no more of it than there is to pay', () => {
    expect(of(1000, { reductions: [percent(50)], credit: 200 })).toMatchObject({
      credit: 200,
      total: 300,
    });
    expect(of(1000, { credit: 5000 })).toMatchObject({ credit: 1000, total: 0, tax: 0 });
  });

  it('shares total and tax out over the lines, so that they add up', () => {
    const { lines, total, tax } = totalsOf({
      lines: [{ amount: 333 }, { amount: 333 }, { amount: 334 }],
      reductions: [percent(10)],
      taxRate: 190_000,
      taxInclusive: false,
    });
    expect(lines.reduce((sum, one) => sum + one.total, 0)).toBe(total);
    expect(lines.reduce((sum, one) => sum + one.tax, 0)).toBe(tax);
  });

  it('is exact beyond what a double can multiply', () => {
    const amount = 9_007_199_254_740_991;
    expect(of(amount, { taxRate: 190_000 }).tax).toBe(1_438_124_250_756_965);
  });

  it.each([[0.5], [-1], [Number.NaN], [2 ** 53]])('throws for the amount %d', (amount) => {
    expect(() => of(amount)).toThrow(RangeError);
  });
  it.each([[-1], [100.01], [Number.NaN]])('throws for %d per cent', (percentage) => {
    expect(() => of(1, { reductions: [percent(percentage)] })).toThrow(RangeError);
  });
});

describe('sharesOf', () => {
  it('gives what is left to the largest remainders', () => {
    expect(sharesOf(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(sharesOf(5n, [0n, 0n])).toEqual([5n, 0n]);
  });
});

describe('unusedPart', () => {
  const period = { from: new Date('2026-01-01'), to: new Date('2026-01-31') };
  it.each([
    ['2026-01-01', 900],
    ['2026-01-16', 450],
    ['2026-01-31', 0],
    ['2026-03-01', 0],
    ['2025-12-01', 900],
  ])('at %s is %i', (now, part) => {
    expect(unusedPart(900, period, new Date(now))).toBe(part);
  });
});

describe('comparedPrice', () => {
  it.each([
    [12_990, 'P1Y', 'P1M', 1083],
    [900, 'P2M', 'P1M', 450],
    [6375, 'P6M', 'P1M', 1063],
    [700, 'P1W', 'P1D', 100],
  ])('%i by %s is by %s %i', (amount, from, to, compared) => {
    expect(comparedPrice(amount, from, to)).toBe(compared);
  });
});
