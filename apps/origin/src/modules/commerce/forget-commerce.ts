import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { baskets } from './basket/tables';
import { paymentDetails } from './details/tables';
import { orders, payments } from './orders/tables';
import { subscriptions } from './subscriptions/tables';

/**
 * Deletes how an earlier owner of an account paid, and what they were about to buy. What they paid for stays with the account, and is
 * not charged again; what they paid is kept for the books and shown to no one.
 */
export async function forgetCommerce(tx: Database, viewerId: string): Promise<void> {
  // First: it waits for a payment that is being settled, and what follows sees what that has stored.
  await tx.update(payments).set({ hidden: true }).where(eq(payments.viewerId, viewerId));
  const live = and(eq(orders.viewerId, viewerId), eq(orders.live, true));
  if ((await tx.$count(orders, live)) === 0)
    await tx.delete(baskets).where(eq(baskets.viewerId, viewerId));
  await tx.delete(paymentDetails).where(eq(paymentDetails.viewerId, viewerId));
  await tx
    .update(subscriptions)
    .set({ paysWith: null, autoRenew: false })
    .where(and(eq(subscriptions.viewerId, viewerId), ne(subscriptions.state, 'ended')));
}
