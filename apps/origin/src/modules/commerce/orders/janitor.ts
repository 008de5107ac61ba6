import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { type Companies, NoAnswer, Refused } from '../company';
import { noteForgotten, takeForgotten } from '../details/forget-details';
import { refunds } from '../ledger/tables';
import { createOutbox } from '../outbox/outbox';
import { settleDue, viewersDue } from '../subscriptions/settle-due';
import type { Used } from '../used';
import type { Provider } from './provider';
import { settleRefund } from './refund';
import type { Renewals } from './renewals';
import { settle } from './settle';
import { idempotencyKeys, orders, payments } from './tables';

/** How often it looks, in ms. */
const EVERY_MS = 5000;
/** A payment without an answer is asked for after this time; one that waits for a viewer or a bank after the longer one. */
const UNANSWERED_MS = 10_000;
const WAITING_MS = 60_000;
/** After this time a payment that no provider knows is given up. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

/**
 * Finishes what was left unfinished: payments without an answer, orders whose time is over, licences whose turn it is and those that are
 * due, refunds, details to delete, emails. Several processes may do so at once; each row is taken by one.
 */
export function createJanitor(
  used: Used,
  {
    provider,
    companies,
    renewals,
  }: { provider: Provider; companies: Companies; renewals: Renewals },
) {
  const { database, clock, log, lifetime } = used;
  const { db } = database;
  const outbox = createOutbox(used);

  /** Takes payments that are due, so that no other process asks for them as well. */
  async function takePayments(now: Date) {
    const before = (ms: number) => lt(payments.askedAt, new Date(now.getTime() - ms));
    const waits = inArray(payments.status, ['requiresAction', 'processing']);
    const due = db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        or(
          and(inArray(payments.status, ['created', 'sent', 'unknown']), before(UNANSWERED_MS)),
          and(waits, before(WAITING_MS)),
          // Their time is over: they are given up.
          and(waits, before(UNANSWERED_MS), lte(orders.expiresAt, now)),
        ),
      )
      // One that fails each time is asked for last, so that it does not stand in the way of others.
      .orderBy(asc(payments.askedAt))
      .limit(AT_ONCE)
      .for('update', { of: payments, skipLocked: true });
    return db.update(payments).set({ askedAt: now }).where(inArray(payments.id, due)).returning();
  }

  async function finishPayments(now: Date): Promise<void> {
    for (const payment of await takePayments(now)) {
      await provider
        .ask(payment)
        .catch((error: unknown) =>
          log.error({ err: error, payment: payment.id }, 'A payment could not be asked for'),
        );
      if (now.getTime() - payment.createdAt.getTime() < GIVEN_UP_MS) continue;
      const [left] = await db.select().from(payments).where(eq(payments.id, payment.id));
      if (left?.status !== 'created' && left?.status !== 'sent' && left?.status !== 'unknown')
        continue;
      log.error({ payment: payment.id }, 'No provider answers for a payment: it is given up');
      const error = { code: 'payment_refused', message: 'The provider never answered.' };
      await settle(db, payment.id, { status: 'declined', error }, now);
    }
  }

  async function payBack(now: Date): Promise<void> {
    const due = db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.status, 'processing'),
          lt(refunds.askedAt, new Date(now.getTime() - UNANSWERED_MS)),
        ),
      )
      .orderBy(asc(refunds.askedAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(refunds)
      .set({ askedAt: now })
      .where(inArray(refunds.id, due))
      .returning();
    for (const refund of taken) {
      const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId));
      const company = payment && companies(payment.provider);
      if (!payment || !company) continue;
      try {
        const answer = await company.refund(payment.id, refund.id, refund.amount);
        await settleRefund(db, refund.id, answer, now);
        if (answer.status === 'failed')
          log.error({ refund: refund.id }, 'A refund was refused: a person has to pay it back');
      } catch (error) {
        if (error instanceof NoAnswer) continue;
        log.error(
          { err: error, refund: refund.id },
          'A refund was refused: a person has to pay it back',
        );
        // What the company does not take on, it will not take on in ten seconds either.
        if (error instanceof Refused) await settleRefund(db, refund.id, { status: 'failed' }, now);
      }
    }
  }

  /** Has companies delete what viewers have entered there, once it is not theirs any more. */
  async function forgetDetails(now: Date): Promise<void> {
    for (const { provider: name, exid } of await takeForgotten(db, now, AT_ONCE)) {
      try {
        await companies(name)?.forget(exid);
      } catch (error) {
        if (error instanceof NoAnswer) continue;
        log.error({ err: error, exid }, 'Details are not deleted: a person has to look');
      }
      await noteForgotten(db, name, exid);
    }
  }

  /** Lets licences begin whose turn it is, and end whose time is over. */
  async function beginDue(now: Date): Promise<void> {
    for (const viewerId of await viewersDue(db, now, AT_ONCE))
      await settleDue(db, viewerId, now).catch((error: unknown) =>
        log.error({ err: error, viewer: viewerId }, 'What time has made of licences is not noted'),
      );
  }

  async function run(): Promise<void> {
    const now = clock();
    await finishPayments(now);
    await beginDue(now);
    await renewals.chargeDue(now);
    await payBack(now);
    await forgetDetails(now);
    await outbox.send(now);
  }

  let running: Promise<void> | null = null;
  /** One round after the other. */
  const round = (): Promise<void> => {
    running ??= run()
      .catch((error) => log.error({ err: error }, 'What was left unfinished stays so'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  lifetime.onListen(() => void round());
  const timer = setInterval(() => void round(), EVERY_MS).unref();
  lifetime.onStop(() => clearInterval(timer));
  lifetime.onClose(async () => {
    clearInterval(timer);
    await running;
  });

  return {
    round,
    /** Deletes keys that have done their work. */
    sweep: () => db.delete(idempotencyKeys).where(lt(idempotencyKeys.until, sql`${clock()}`)),
  };
}

export type Janitor = ReturnType<typeof createJanitor>;
