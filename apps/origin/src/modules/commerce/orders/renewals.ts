import { and, asc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Kernel } from '../../../kernel/kernel';
import { GRACE_MS, tryDay } from '../rules/renewal-schedule';
import { subscriptions } from '../subscriptions/tables';
import { lockPaymentChoice } from './give-up-updates';
import { placeRenewal } from './place-renewal';
import type { Provider } from './provider';
import { orders, type PaymentRow } from './tables';

const AT_ONCE = 20;
/** After a fault of ours a licence is looked at again after this time, in ms. */
const AGAIN_MS = 10 * 60_000;

/** When a licence is charged next. */
const dueAt = sql`coalesce(${subscriptions.nextTryAt}, ${subscriptions.endsAt})`;

/** Licences that are to be charged at a moment: within their grace, and where no order for them, or for what takes their place, is under way. */
const isDue = (db: Database, now: Date) =>
  and(
    inArray(subscriptions.state, ['trial', 'active']),
    eq(subscriptions.autoRenew, true),
    isNull(subscriptions.managedBy),
    gt(subscriptions.renewalAmount, 0),
    lte(subscriptions.endsAt, now),
    gt(subscriptions.endsAt, new Date(now.getTime() - GRACE_MS)),
    lte(dueAt, sql`${now.toISOString()}::timestamptz`),
    not(
      exists(
        db
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(
              eq(orders.viewerId, subscriptions.viewerId),
              eq(orders.live, true),
              or(
                eq(orders.subscriptionId, subscriptions.id),
                eq(sql`${orders.content}->>'replaces'`, sql`${subscriptions.id}::text`),
              ),
            ),
          ),
      ),
    ),
  );

/** Charges licences for their next period. Several processes may do so at once; each licence is charged by one. */
export function createRenewals(
  used: Pick<Kernel, 'database' | 'files' | 'options' | 'clock' | 'log'>,
  provider: Provider,
) {
  const { database, clock, log } = used;
  const { db } = database;

  /** The licence, locked, where it is due and no other process is charging it. */
  async function takeDue(tx: Database, id: string, now: Date) {
    const [own] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), isDue(tx, now)))
      .for('update', { skipLocked: true });
    return own?.endsAt ? { ...own, endsAt: own.endsAt } : null;
  }

  async function place(id: string, viewerId: string) {
    return db.transaction(async (tx) => {
      // Nobody chooses another way to pay meanwhile, and the account is not passed on.
      await lockPaymentChoice(tx, viewerId);
      const now = clock();
      const own = await takeDue(tx, id, now);
      return own && placeRenewal(tx, used, own, { day: tryDay(own.endsAt, now), now });
    });
  }

  /** Has a renewal paid for. One that there is nothing to pay with has failed already. */
  async function send({ payment }: { payment: PaymentRow }): Promise<void> {
    if (payment.request !== null) await provider.send(payment);
  }

  return {
    send,

    /**
     * Places the order of a licence that is due, because its viewer has just chosen other details: within the transaction in which they
     * do, behind `lockPaymentChoice`. Null where nothing is due, or an earlier order is under way.
     */
    async placeNow(tx: Database, id: string) {
      const now = clock();
      const own = await takeDue(tx, id, now);
      return own && placeRenewal(tx, used, own, { day: null, now });
    },

    /** Charges what is due. */
    async chargeDue(now: Date): Promise<void> {
      const due = await db
        .select({ id: subscriptions.id, viewerId: subscriptions.viewerId })
        .from(subscriptions)
        .where(isDue(db, now))
        .orderBy(asc(dueAt))
        .limit(AT_ONCE);
      for (const { id, viewerId } of due)
        try {
          const placed = await place(id, viewerId);
          if (placed) await send(placed);
        } catch (error) {
          log.error({ err: error, licence: id }, 'A licence is not renewed');
          // It stands in the way of no other meanwhile.
          await db
            .update(subscriptions)
            .set({ nextTryAt: new Date(now.getTime() + AGAIN_MS) })
            .where(and(eq(subscriptions.id, id), isDue(db, now)));
        }
    },
  };
}

export type Renewals = ReturnType<typeof createRenewals>;
