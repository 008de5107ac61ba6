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
  // Of a trial nothing is due yet: the plan's price comes after it, and is no part of this total.
  if (receipt.itemType === 'TRIAL_INVOICE' && total.amount === 0)
    return [
      ...lines.map(({ name, amount }) => ({
        key: 'receipt.afterTrial',
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
