import type { Receipt } from '../contract';
import type { SummaryLine } from './summary';

/** The lines of a receipt, as the origin has added them up. */
export function receiptLines(receipt: Receipt): SummaryLine[] {
  const { lines, subtotal, discount, credit, tax, total, taxInclusive } = receipt;
  const off = (key: string, money: typeof discount | undefined): SummaryLine[] =>
    money && money.amount !== 0
      ? [{ key, money: { ...money, amount: -money.amount }, isOff: true }]
      : [];
  const last: SummaryLine = { key: 'summary.total', money: total, isTotal: true };
  // Nothing is due yet, as in a trial or with a plan that begins later: the price is no part of this total.
  const isLater =
    total.amount === 0 && subtotal.amount > (discount?.amount ?? 0) + (credit?.amount ?? 0);
  if (isLater)
    return [
      ...lines.map(({ name, amount }) => ({
        key: receipt.itemType === 'TRIAL_INVOICE' ? 'receipt.afterTrial' : 'receipt.later',
        values: { name },
        money: amount,
      })),
      last,
    ];
  return [
    ...lines.map(({ name, amount }) => ({ key: 'summary.item', values: { name }, money: amount })),
    { key: 'summary.subtotal', money: subtotal },
    ...off('receipt.discount', discount),
    ...off('summary.credit', credit),
    { key: taxInclusive ? 'summary.taxIncluded' : 'summary.tax', money: tax },
    last,
  ];
}
