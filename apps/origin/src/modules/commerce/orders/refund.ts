import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { CompanyRefund } from '../company';
import { bookOwed, bookRefund } from '../ledger/book';
import { ledger, refunds } from '../ledger/tables';
import { post, withdraw } from '../outbox/post';
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

/**
 * Applies what a provider says of a refund; a refund is booked once, and no more is paid back than was paid. One that it does not even
 * take on has no id. One that has failed is left to a person; the viewer, who was told that the money comes, is told that it does not
 * yet. It may succeed after all, but not where it had succeeded before it failed: that is old news, which comes twice or late. Answers
 * whether it was news.
 */
export async function settleRefund(
  db: Database,
  refundId: string,
  { id, status }: Pick<CompanyRefund, 'status'> & Partial<CompanyRefund>,
  now: Date,
): Promise<boolean> {
  if (status === 'processing') return false;
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!refund || refund.status === status) return false;
    const isBooked = () => tx.$count(ledger, eq(ledger.transactionId, refund.id));
    if (refund.status === 'failed' && (await isBooked()) > 0) return false;
    await tx
      .update(refunds)
      .set({ status, providerRef: id ?? refund.providerRef })
      .where(eq(refunds.id, refundId));
    const [paid] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId));
    if (!paid) return true;
    // The order before its payment, as everybody locks them. Its view has changed.
    const [order] = await tx
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(eq(orders.id, paid.orderId))
      .returning();
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, paid.id))
      .for('update');
    if (!order || !payment) return true;
    const isPaidBack = status === 'succeeded';
    if (order.refunded && !payment.hidden && (!isPaidBack || refund.status === 'failed')) {
      // What was not announced yet need not be taken back: one email says it all.
      const said = isPaidBack ? 'refundFailed' : 'refunded';
      await withdraw(tx, { kind: said, subject: order.id });
      const kind = isPaidBack ? 'refunded' : 'refundFailed';
      await post(tx, { kind, subject: order.id, now });
    }
    // A payment that granted nothing was never booked.
    if (refund.status === 'processing' && order.refunded) await bookOwed(tx, order, payment, now);
    if (!isPaidBack && refund.status === 'processing') return true;
    await tx
      .update(payments)
      .set(
        isPaidBack
          ? { refunded: refund.amount, status: 'refunded' }
          : { refunded: 0, status: 'succeeded' },
      )
      .where(eq(payments.id, payment.id));
    if (isPaidBack) await bookRefund(tx, order, refund, now);
    // An issuer may send it back days later: a transaction of its own.
    else await bookOwed(tx, order, { id: randomUUID(), amount: refund.amount }, now);
    return true;
  });
}
