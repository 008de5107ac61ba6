import type { Basket } from '../contract';

type Due = Pick<Basket, 'today' | 'later'>;
type Ordered = Due & Pick<Basket, 'unconfirmed' | 'discountedTotal'>;

/** The charge that is still ahead; undefined where it would be of nothing, as with a voucher for everything. */
export const laterCharge = ({ later }: Due) =>
  later && later.amount.amount > 0 ? later : undefined;

/** What is charged once the viewer confirms the payment; undefined where nothing waits for that (2 §4, CONFIRM_PAYMENT). */
export const chargeOnceConfirmed = ({ unconfirmed, discountedTotal }: Ordered) =>
  unconfirmed && discountedTotal.amount > 0 ? discountedTotal : undefined;

/** Is nothing to be paid, today and later? Then no way to pay is asked for (2 §4). */
export const nothingIsDue = (basket: Ordered): boolean =>
  basket.today.amount === 0 && !laterCharge(basket) && !chargeOnceConfirmed(basket);
