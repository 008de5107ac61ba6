import type { Money } from '@marquee/i18n';
import type { Basket } from '../contract';

/** One line of the summary: a label's key with its values, and the amount. */
export interface SummaryLine {
  key: string;
  values?: Readonly<Record<string, string | number>>;
  money: Money;
  /** Taken off: written with a minus. */
  isOff?: boolean;
  isTotal?: boolean;
}

const negative = (money: Money): Money => ({ ...money, amount: -money.amount });

/**
 * The lines of the checkout's summary (2 §2), as the origin has added them up: the price, each voucher, what
 * is left of the present plan, the tax, the total.
 */
export function summaryLines(basket: Basket): SummaryLine[] {
  const { basketItems, vouchers, subtotal, credit, discountedTotal, discountedTax } = basket;
  const tax: SummaryLine = {
    key: basket.taxInclusive ? 'summary.taxIncluded' : 'summary.tax',
    money: discountedTax,
  };
  return [
    ...basketItems.map(({ name, price }) => ({
      key: 'summary.item',
      values: { name },
      money: price,
    })),
    { key: 'summary.subtotal', money: subtotal },
    ...vouchers.map(({ code, name, amount }) => ({
      key: 'summary.voucher',
      values: { code, name },
      money: negative(amount),
      isOff: true,
    })),
    ...(credit && credit.amount !== 0
      ? [{ key: 'summary.credit', money: negative(credit), isOff: true }]
      : []),
    ...(basket.taxRateEstimated ? [{ ...tax, key: `${tax.key}Estimated` }] : [tax]),
    { key: 'summary.total', money: discountedTotal, isTotal: true },
  ];
}
