import { describe, expect, it } from 'vitest';
import type { Receipt } from '../contract';
import { receipt } from '../testing/samples';
import { receiptLines } from './receipt-lines';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

describe('receiptLines', () => {
  it.each<[string, Partial<Receipt>, [string, number][]]>([
    [
      'a price with its tax',
      {},
      [
        ['summary.item', 999],
        ['summary.subtotal', 999],
        ['summary.taxIncluded', 160],
        ['summary.total', 999],
      ],
    ],
    [
      'what is taken off, with a minus',
      { discount: eur(100), credit: eur(50), total: eur(849) },
      [
        ['summary.item', 999],
        ['summary.subtotal', 999],
        ['receipt.discount', -100],
        ['summary.credit', -50],
        ['summary.taxIncluded', 160],
        ['summary.total', 849],
      ],
    ],
    [
      'a trial, whose price is no part of a total of nothing',
      { itemType: 'TRIAL_INVOICE', tax: eur(0), total: eur(0) },
      [
        ['receipt.afterTrial', 999],
        ['summary.total', 0],
      ],
    ],
    [
      'a plan that begins later, whose price is no part of a total of nothing',
      { itemType: 'LICENCE_DOWNGRADE', tax: eur(0), total: eur(0) },
      [
        ['receipt.later', 999],
        ['summary.total', 0],
      ],
    ],
    [
      'a voucher for everything, line by line',
      { discount: eur(999), tax: eur(0), total: eur(0) },
      [
        ['summary.item', 999],
        ['summary.subtotal', 999],
        ['receipt.discount', -999],
        ['summary.taxIncluded', 0],
        ['summary.total', 0],
      ],
    ],
  ])('has %s', (_, parts, lines) => {
    expect(receiptLines(receipt(parts)).map(({ key, money }) => [key, money.amount])).toEqual(
      lines,
    );
  });
});
