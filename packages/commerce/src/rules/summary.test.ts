import { describe, expect, it } from 'vitest';
import { basket } from '../testing/samples';
import { summaryLines } from './summary';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

const discounted = basket({
  vouchers: [
    {
      code: 'WELCOME50',
      name: 'Half price',
      discount: { type: 'PERCENTAGE', percentage: 50, state: 'ACTIVE', lifeTimeRepeat: false },
      amount: eur(500),
    },
  ],
  credit: eur(120),
  discountedTotal: eur(379),
  discountedTax: eur(61),
});

const lineOf = (key: string) => summaryLines(discounted).find((line) => line.key === key);

describe('the lines of the summary', () => {
  it('[2.2-07] [2.2-08] begin with the licence’s name and its price', () => {
    expect(summaryLines(discounted)[0]).toEqual({
      key: 'summary.item',
      values: { name: 'Season' },
      money: eur(999),
    });
  });

  it('[2.2-09] have the subtotal', () => {
    expect(lineOf('summary.subtotal')?.money).toEqual(eur(999));
  });

  it('[2.2-10] end with the total, as the origin has added it up', () => {
    expect(summaryLines(discounted).at(-1)).toEqual({
      key: 'summary.total',
      money: eur(379),
      isTotal: true,
    });
  });

  it('[2.2-11] have the tax, and say whether it is included and whether it is estimated', () => {
    expect(lineOf('summary.taxIncluded')?.money).toEqual(eur(61));
    const keys = (parts: Parameters<typeof basket>[0]) =>
      summaryLines(basket(parts)).map(({ key }) => key);
    expect(keys({ taxInclusive: false })).toContain('summary.tax');
    expect(keys({ taxInclusive: false, taxRateEstimated: true })).toContain('summary.taxEstimated');
    expect(keys({ taxRateEstimated: true })).toContain('summary.taxIncludedEstimated');
  });

  it('[2.2-12] have each discount, taken off', () => {
    expect(lineOf('summary.voucher')).toEqual({
      key: 'summary.voucher',
      values: { code: 'WELCOME50', name: 'Half price' },
      money: eur(-500),
      isOff: true,
    });
    expect(lineOf('summary.credit')?.money).toEqual(eur(-120));
  });
});
