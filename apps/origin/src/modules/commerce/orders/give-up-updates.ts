import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { GIVEN_UP } from './settle';
import { orders } from './tables';

/**
 * Lets one transaction at a time choose how a viewer's licences are paid, and locks their orders that are not at rest: before what they pay
 * for, as everybody locks them. Of two at once, the second would not have locked the order that the first one places.
 */
export async function lockPaymentChoice(tx: Database, viewerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${viewerId}, 0))`);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.viewerId, viewerId), eq(orders.live, true)))
    .orderBy(asc(orders.id))
    .for('update');
}

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
    .set({
      status: 'failed',
      live: false,
      error: GIVEN_UP,
      expiresAt: now,
      version: sql`${orders.version} + 1`,
    })
    .where(
      and(
        inArray(orders.subscriptionId, [...subscriptionIds]),
        eq(orders.purpose, 'update'),
        eq(orders.live, true),
      ),
    );
