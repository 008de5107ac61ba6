import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { CompanyRefund } from '../company';
import { bookRefund } from '../ledger/book';
import { refunds } from '../ledger/tables';
import type { OrderRow, PaymentRow } from './tables';
import { orders, payments } from './tables';

/** Notes that a payment is to be paid back whole; the janitor asks its provider. One that is noted stays as it is. */
export async function refundWhole(
  tx: Database,
  {
    order,
    payment,
    reason,
    now,
  }: { order: OrderRow; payment: PaymentRow; reason: string; now: Date },
): Promise<void> {
  const left = payment.amount - payment.refunded;
  if (left <= 0) return;
  await tx
    .insert(refunds)
    .values({
      realmId: order.realmId,
      paymentId: payment.id,
      amount: left,
      status: 'processing',
      reason,
      createdAt: now,
      askedAt: new Date(0),
    })
    .onConflictDoNothing();
}

/** Applies what a provider says of a refund; a refund is booked once, and no more is paid back than was paid. */
export async function settleRefund(
  db: Database,
  refundId: string,
  { id, status }: CompanyRefund,
  now: Date,
): Promise<void> {
  if (status === 'processing') return;
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (refund?.status !== 'processing') return;
    await tx.update(refunds).set({ status, providerRef: id }).where(eq(refunds.id, refundId));
    if (status === 'failed') return;
    const [payment] = await tx
      .update(payments)
      .set({ refunded: refund.amount, status: 'refunded' })
      .where(and(eq(payments.id, refund.paymentId), lt(payments.refunded, payments.amount)))
      .returning();
    if (!payment) return;
    const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId));
    if (order) await bookRefund(tx, order, payment, refund, now);
  });
}
