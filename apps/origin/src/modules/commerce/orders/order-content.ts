import type { EntryOrigin } from '../rules/entry-origin';
import type { TierChange } from '../rules/tier-change';

export interface ContentLine {
  sku: string;
  licenceId: number;
  /** Minor units, before reductions. */
  amount: number;
  period: string | null;
}

export interface ContentVoucher {
  code: string;
  type: 'PERCENTAGE' | 'AMOUNT';
  /** Of a percentage. */
  percentage?: number;
  /** Minor units, of an amount. */
  worth?: number;
  lifeTimeRepeat: boolean;
  /** What it took off, in minor units. */
  amount: number;
}

/** Which try at which period of a licence an order is. */
export interface RenewalTry {
  /** The period that it pays for. */
  n: number;
  /** The day of the try, counted from the due moment; null for one that the viewer has asked for. */
  day: number | null;
}

/** What an order is for, as the viewer saw it; never changed. Amounts in minor units. */
export interface OrderContent {
  lines: ContentLine[];
  vouchers: ContentVoucher[];
  subtotal: number;
  discount: number;
  credit: number;
  /** What the credit is worth beyond the price: it pays for more time. */
  carried: number;
  tax: number;
  taxRate: number | null;
  taxInclusive: boolean;
  change: Exclude<TierChange, 'INVALID' | 'OWNED'>;
  /** Days; null without a trial. */
  trialDays: number | null;
  later: { at: string; amount: number } | null;
  /** The licence begins once its payment is confirmed. */
  isUnconfirmed: boolean;
  /** The licence that this one takes the place of. */
  replaces: string | null;
  country: string | null;
  locale: string;
  /** The viewer's time zone by its IANA name; null where it is not known. */
  zone: string | null;
  /** Where the purchase began. */
  entry: EntryOrigin | null;
  /** The version of the basket that was paid for. */
  basketVersion: number;
  /** The site that the viewer was on; links of emails lead there. */
  site: string | null;
  /** Of an order of the purpose `renewal`. */
  renewal?: RenewalTry;
}
