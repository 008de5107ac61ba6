import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { ChargeRequest, MethodType } from '../../../counterparts/payments/protocol';
import type { Database } from '../../../kernel/database/database';
import { isTaken } from '../../../kernel/database/taken';
import { voucherClaims, vouchers } from '../catalogue/tables';
import type { DetailsFacts } from '../details/details-facts';
import { faults } from '../faults';
import { referenceOf } from '../outbox/order-email';
import { type Attempt, noteKey } from './idempotency';
import type { OrderContent } from './order-content';
import type { OrderRow, PaymentRow } from './tables';
import { orders, payments } from './tables';

/** How an order is paid; the provider is asked for nothing where there is nothing to pay, or nothing to pay with (`none`). */
export interface Means {
  provider: string;
  method: string;
  facts: DetailsFacts | null;
}

export interface NewOrder {
  realmId: string;
  viewerId: string;
  basketId: string | null;
  subscriptionId: string | null;
  purpose: OrderRow['purpose'];
  total: number;
  currency: string;
  scale: number;
  content: OrderContent;
  means: Means;
  /** The brand, as a bank's page shows it. */
  brand: string;
  returnUri: string | null;
  notifyUrl: string;
  itemType: string;
}

/** An order that was placed, or the one that an earlier call with the key had placed. */
export type Placed = { order: OrderRow; payment: PaymentRow } | { earlier: string };

const MINUTE_MS = 60_000;
/** How long a viewer may take, by method; others as long as a bank. */
const PATIENCE_MS: Readonly<Record<string, number>> = {
  card: 30 * MINUTE_MS,
  pix: 30 * MINUTE_MS,
  zeroBalance: 30 * MINUTE_MS,
};
const BANK_MS = 24 * 60 * MINUTE_MS;

/** Claims the vouchers of an order, each in one statement that counts and looks at once. Throws VOUCHER_USED. */
async function claimVouchers(tx: Database, order: NewOrder, orderId: string): Promise<void> {
  const { realmId, viewerId, content } = order;
  for (const { code } of content.vouchers) {
    const [claimed] = await tx
      .update(vouchers)
      .set({ claims: sql`${vouchers.claims} + 1` })
      .where(
        and(
          eq(vouchers.realmId, realmId),
          eq(vouchers.code, code),
          or(isNull(vouchers.most), lt(vouchers.claims, vouchers.most)),
        ),
      )
      .returning({ code: vouchers.code });
    if (!claimed) throw faults.voucher('VOUCHER_USED');
    const [mine] = await tx
      .insert(voucherClaims)
      .values({ realmId, code, orderId, viewerId })
      .onConflictDoNothing()
      .returning({ code: voucherClaims.code });
    if (!mine) throw faults.voucher('VOUCHER_USED');
  }
}

/** Where a challenge or a bank leads back to. All of it is a hint (spec 5 §0). */
function returnUrlOf(order: NewOrder, orderId: string, paymentId: string): string | undefined {
  if (order.returnUri === null) return undefined;
  const url = new URL(order.returnUri);
  url.searchParams.set('order', orderId);
  if (order.means.method !== 'card') {
    url.searchParams.set('targetPaymentProvider', order.means.provider);
    url.searchParams.set('paymentProviderId', paymentId);
    url.searchParams.set('paymentMethodType', order.means.method);
  }
  return url.href;
}

const requestOf = (order: NewOrder, orderId: string, payment: string): ChargeRequest | null =>
  order.means.provider === 'none'
    ? null
    : {
        payment,
        customer: order.viewerId,
        // One of the company's own: `offeredMethods` has let it through.
        method: order.means.method as MethodType,
        details: order.means.facts?.exid,
        amount: order.total,
        currency: order.currency,
        scale: order.scale,
        brand: order.brand,
        reference: referenceOf(orderId),
        // Nobody is there to answer an issuer.
        offSession: order.purpose === 'renewal' ? true : undefined,
        returnUrl: returnUrlOf(order, orderId, payment),
        notifyUrl: order.notifyUrl,
      };

/**
 * Writes an order, its payment and its key, and claims its vouchers, before the provider hears of any of it (spec 5 §4, T1). Within
 * the caller's transaction, which has locked what is paid for.
 */
export async function placeOrder(
  tx: Database,
  order: NewOrder,
  attempt: Attempt | null,
  now: Date,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const id = randomUUID();
  const paymentId = randomUUID();
  const { means, brand: _, returnUri: __, notifyUrl: ___, itemType, ...columns } = order;
  await claimVouchers(tx, order, id);
  const [placed] = await tx
    .insert(orders)
    .values({
      ...columns,
      id,
      status: 'processing',
      placedAt: now,
      expiresAt: new Date(now.getTime() + (PATIENCE_MS[means.method] ?? BANK_MS)),
    })
    .returning();
  const request = requestOf(order, id, paymentId);
  const [payment] = await tx
    .insert(payments)
    .values({
      id: paymentId,
      realmId: order.realmId,
      viewerId: order.viewerId,
      orderId: id,
      attempt: 1,
      provider: means.provider,
      method: means.method,
      status: request === null ? 'created' : 'sent',
      amount: order.total,
      request,
      facts: means.facts,
      itemType,
      createdAt: now,
      askedAt: now,
    })
    .returning();
  if (!placed || !payment) throw new Error('An order could not be placed.');
  if (attempt) await noteKey(tx, attempt, id, now);
  return { order: placed, payment };
}

/** Runs what places an order; of two at once one places it, and the other meets it the next time round. */
export async function onceMore<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return run();
  }
}
