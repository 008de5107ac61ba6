import type { Basket } from '../contract';

type Due = Pick<Basket, 'today' | 'later'>;

/** The charge that is still ahead; undefined where it would be of nothing, as with a voucher for everything. */
export const laterCharge = ({ later }: Due) =>
  later && later.amount.amount > 0 ? later : undefined;

/** Is nothing to be paid, today and later? Then no way to pay is asked for (2 §4). */
export const nothingIsDue = (basket: Due): boolean =>
  basket.today.amount === 0 && laterCharge(basket) === undefined;
