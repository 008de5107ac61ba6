import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { viewers } from '../../identity/viewers/tables';
import { GIVEN_UP } from './settle';
import { orders } from './tables';

/**
 * Lets one transaction at a time choose how a viewer's licences are paid, and locks their orders that are not at rest: before what they pay
 * for, as everybody locks them. Of two at once, the second would not have locked the order that the first one places.
 */
export async function lockPaymentChoice(tx: Database, viewerId: string): Promise<void> {
  // Before all others: who passes the account on has locked the viewer, and waits for what is locked here.
  await tx
    .select({ id: viewers.id })
    .from(viewers)
    .where(eq(viewers.id, viewerId))
    .for('key share');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${viewerId}, 0))`);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.viewerId, viewerId), eq(orders.live, true)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** An order that is not sent again: its time was over as soon as it was placed. */
const givenUp = {
  status: 'failed',
  live: false,
  error: GIVEN_UP,
  expiresAt: sql`${orders.placedAt}`,
  version: sql`${orders.version} + 1`,
} as const;

/**
 * Gives up what waits at a bank to pay for licences from now on, within the transaction that chooses another way for them: what the bank
 * confirms later changes nothing. The janitor calls it back there.
 */
export const giveUpUpdates = (
  tx: Database,
  subscriptionIds: readonly string[],
  now: Date,
): Promise<unknown> =>
  tx
    .update(orders)
    .set({ ...givenUp, expiresAt: now })
    .where(
      and(
        inArray(orders.subscriptionId, [...subscriptionIds]),
        eq(orders.purpose, 'update'),
        eq(orders.live, true),
      ),
    );

/**
 * Gives up the renewals of a viewer that are under way, or those of one licence, within the transaction after which nothing is to be charged:
 * they are not sent again, and what was charged already is paid back.
 */
export const giveUpRenewals = (
  tx: Database,
  viewerId: string,
  subscriptionId?: string,
): Promise<unknown> =>
  tx
    .update(orders)
    .set(givenUp)
    .where(
      and(
        eq(orders.viewerId, viewerId),
        eq(orders.purpose, 'renewal'),
        eq(orders.live, true),
        subscriptionId === undefined ? undefined : eq(orders.subscriptionId, subscriptionId),
      ),
    );
