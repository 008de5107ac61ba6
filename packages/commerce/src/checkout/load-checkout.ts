import type { OriginClient } from '@marquee/origin-client';
import { applyVoucher, basket, cards, paymentMethods } from '@marquee/origin-client/calls';
import type { Basket, Card, PaymentMethod } from '../contract';
import { cardOrder } from '../rules/card-order';

/** What the checkout shows. */
export interface CheckoutView {
  basket: Basket;
  methods: readonly PaymentMethod[];
  /** The viewer's cards, the default one first. */
  cards: readonly Card[];
  /** The error of the voucher that the address brought. */
  voucherError?: unknown;
}

/** Loads the viewer's basket, with a voucher of the address in it, and how it can be paid. */
export async function loadCheckout(
  origin: OriginClient,
  voucher: string | undefined,
  signal: AbortSignal,
): Promise<CheckoutView> {
  const now = await origin.call(basket, { signal });
  const { basket: current, voucherError } = await withVoucher(origin, now, voucher, signal);
  const [{ methods }, stored] = await Promise.all([
    origin.call(paymentMethods, { query: { basket: current.id }, signal }),
    origin.call(cards, { signal }),
  ]);
  return { basket: current, methods, cards: cardOrder(stored.cards), voucherError };
}

async function withVoucher(
  origin: OriginClient,
  now: Basket,
  code: string | undefined,
  signal: AbortSignal,
): Promise<Pick<CheckoutView, 'basket' | 'voucherError'>> {
  const isEmpty = now.basketItems.length === 0;
  if (!code || isEmpty || now.orderUnderWay || now.vouchers.some((one) => one.code === code))
    return { basket: now };
  try {
    return { basket: await origin.call(applyVoucher, { params: { code }, signal }) };
  } catch (voucherError) {
    return { basket: now, voucherError };
  }
}
