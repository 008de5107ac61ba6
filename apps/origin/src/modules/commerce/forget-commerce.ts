import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { baskets } from './basket/tables';
import { forgetDetails } from './details/forget-details';
import { paymentDetails } from './details/tables';
import { giveUpRenewals } from './orders/give-up-updates';
import { orders, payments } from './orders/tables';
import { endCustomers } from './stripe/customers';
import { subscriptions } from './subscriptions/tables';

/**
 * Deletes how an earlier owner of an account paid, here and at the companies, and what they were about to buy. What they paid for
 * stays with the account, and is not charged again: a renewal that is under way is given up. Their orders and payments are kept and shown to no one: the law of most countries
 * wants books of what was sold and paid for six to ten years, with the last digits and the name on the card, which a dispute is
 * about. So are the hashes by which a trial is had once.
 */
export async function forgetCommerce(tx: Database, viewerId: string): Promise<void> {
  await giveUpRenewals(tx, viewerId);
  // Before the rest: it waits for a payment that is being settled, and what follows sees what that has stored.
  const paid = await tx
    .update(payments)
    .set({ hidden: true })
    .where(eq(payments.viewerId, viewerId))
    .returning({ facts: payments.facts });
  await endCustomers(tx, viewerId);
  const live = and(
    eq(orders.viewerId, viewerId),
    eq(orders.live, true),
    isNotNull(orders.basketId),
  );
  const open = and(eq(baskets.viewerId, viewerId), eq(baskets.open, true));
  // One that is being paid for stays until that is settled; the new owner begins with another.
  if ((await tx.$count(orders, live)) > 0)
    await tx.update(baskets).set({ open: false }).where(open);
  else await tx.delete(baskets).where(open);
  const kept = await tx
    .delete(paymentDetails)
    .where(eq(paymentDetails.viewerId, viewerId))
    .returning();
  await forgetDetails(tx, [...kept, ...paid.flatMap(({ facts }) => facts ?? [])]);
  await tx
    .update(subscriptions)
    .set({ paysWith: null, autoRenew: false })
    .where(and(eq(subscriptions.viewerId, viewerId), ne(subscriptions.state, 'ended')));
}
