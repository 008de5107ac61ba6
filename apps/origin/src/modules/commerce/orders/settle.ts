import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { baskets } from '../basket/tables';
import { voucherClaims, vouchers } from '../catalogue/tables';
import type { CompanyCharge, NextStep } from '../company';
import type { DetailsFacts } from '../details/details-facts';
import { forgetDetails } from '../details/forget-details';
import { keepDetails } from '../details/keep-details';
import { bookPayment, numberDocument } from '../ledger/book';
import { post } from '../outbox/post';
import { isAtRest, isNews, orderStateOf, type PaymentState } from '../rules/payment-rank';
import { grant, mayGrant } from '../subscriptions/grant';
import { noteFailedTry } from '../subscriptions/renew';
import { releaseTrial } from '../subscriptions/trials';
import { refundWhole } from './refund';
import { type OrderRow, orders, type PaymentRow, payments } from './tables';

/** What is known of a payment, from whomever it was heard. */
export interface News {
  status: PaymentState;
  providerRef?: string;
  next?: NextStep;
  error?: { code: string; message: string };
  /** What it was charged with, where that is known only now: a bank's mandate, the card that came of a token. */
  mandate?: DetailsFacts;
}

const STATES: Readonly<Record<CompanyCharge['status'], PaymentState>> = {
  requires_action: 'requiresAction',
  processing: 'processing',
  succeeded: 'succeeded',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** The viewer has turned back at the bank, or gives the attempt up for another. */
export const GIVEN_UP = { code: 'payment_cancelled', message: 'The payment was cancelled.' };

/** A company's charge as news of our payment. */
export const newsOf = (
  { id, status, next, decline }: CompanyCharge,
  mandate?: DetailsFacts,
): News => ({
  status: STATES[status],
  providerRef: id,
  next,
  error: decline && { code: decline.code, message: decline.message },
  mandate,
});

/** Gives back what an order holds: its vouchers, and its trial. */
async function release(tx: Database, orderId: string): Promise<void> {
  await releaseTrial(tx, orderId);
  const released = await tx
    .delete(voucherClaims)
    .where(eq(voucherClaims.orderId, orderId))
    .returning();
  const [first] = released;
  if (!first) return;
  await tx
    .update(vouchers)
    .set({ claims: sql`${vouchers.claims} - 1` })
    .where(
      and(
        eq(vouchers.realmId, first.realmId),
        inArray(
          vouchers.code,
          released.map(({ code }) => code),
        ),
      ),
    );
}

async function succeed(tx: Database, order: OrderRow, payment: PaymentRow, now: Date) {
  const isKept = payment.facts !== null || payment.detailsId !== null || payment.hidden;
  // An update that leaves nothing to charge later has come to nothing.
  const isEmpty = order.purpose === 'update' && !isKept;
  if (isEmpty || !(await mayGrant(tx, order, now))) {
    await refundWhole(tx, { order, payment, reason: order.live ? 'taken' : 'late', now });
    // Nothing is charged by what was allowed too late.
    if (order.purpose === 'update' && payment.facts) await forgetDetails(tx, [payment.facts]);
    if (order.live) await release(tx, order.id);
    if (payment.amount > 0 && !payment.hidden)
      await post(tx, { kind: 'refunded', subject: order.id, now });
    return {
      status: order.live ? ('failed' as const) : order.status,
      refunded: payment.amount > 0,
    };
  }
  // An earlier owner's card is not the present one's to pay with. What renewals are paid with is stored, or was removed meanwhile.
  const isNew = payment.facts !== null && order.purpose !== 'renewal';
  const detailsId =
    isNew && payment.facts && !payment.hidden
      ? await keepDetails(tx, order, payment.facts, now)
      : payment.detailsId;
  if (isNew && payment.facts && payment.hidden) await forgetDetails(tx, [payment.facts]);
  await tx.update(payments).set({ detailsId }).where(eq(payments.id, payment.id));
  await grant(tx, { order, payment: { ...payment, detailsId }, now });
  await bookPayment(tx, order, payment, now);
  if (payment.amount > 0) await numberDocument(tx, payment, now);
  if (order.basketId !== null)
    await tx.update(baskets).set({ open: false }).where(eq(baskets.id, order.basketId));
  // Other details alone are told by the page, whichever they are.
  const isTold = !payment.hidden && order.purpose !== 'update';
  const kind = order.purpose === 'renewal' ? 'renewed' : 'order';
  if (isTold) await post(tx, { kind, subject: order.id, now });
  return { status: 'succeeded' as const, refunded: false };
}

/**
 * Applies what is known of a payment to it and its order, and finishes the order when that is the last word: the one way for the
 * call itself, a return, a webhook and the janitor. Behind locks on both; what is no news changes nothing, so that it may come
 * twice, late and in any order.
 */
export async function settle(
  db: Database,
  paymentId: string,
  news: News,
  now: Date,
): Promise<OrderRow | null> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!known) return null;
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, known.orderId))
      .for('update');
    const [locked] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId))
      .for('update');
    if (!order || !locked) return null;
    if (!isNews(locked.status, news.status)) return order;
    const payment: PaymentRow = {
      ...locked,
      status: news.status,
      providerRef: news.providerRef ?? locked.providerRef,
      facts: news.mandate ?? locked.facts,
    };
    const atRest = isAtRest(news.status);
    await tx
      .update(payments)
      .set({
        status: payment.status,
        providerRef: payment.providerRef,
        facts: payment.facts,
        next: atRest ? null : (news.next ?? locked.next),
        settledAt: atRest ? now : null,
      })
      .where(eq(payments.id, paymentId));
    if (news.status === 'succeeded') {
      const end = await succeed(tx, order, payment, now);
      return change(tx, order, { ...end, live: false, error: null });
    }
    if (!order.live) return order;
    const status = orderStateOf(news.status, { isOver: order.expiresAt <= now });
    if (!atRest) return change(tx, order, { status });
    await release(tx, order.id);
    if (order.purpose === 'renewal') await noteFailedTry(tx, order, locked, now);
    // A viewer who has just pressed reads it on the page.
    const wasWaiting = locked.status !== 'created' && locked.status !== 'sent';
    const isTold = !locked.hidden && order.purpose !== 'update' && order.purpose !== 'renewal';
    if (news.status === 'declined' && wasWaiting && isTold)
      await post(tx, { kind: 'paymentFailed', subject: order.id, now });
    const error = news.error ?? (status === 'failed' ? GIVEN_UP : null);
    return change(tx, order, { status, live: false, error });
  });
}

async function change(
  tx: Database,
  { id }: Pick<OrderRow, 'id'>,
  set: Partial<Pick<OrderRow, 'status' | 'live' | 'error' | 'refunded'>>,
): Promise<OrderRow | null> {
  const [changed] = await tx
    .update(orders)
    .set({ ...set, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning();
  return changed ?? null;
}
