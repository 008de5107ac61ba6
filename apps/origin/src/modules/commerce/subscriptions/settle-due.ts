import { and, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { renewalAmountOf } from '../basket/quote';
import { orders } from '../orders/tables';
import { graceEnd } from '../rules/renewal-schedule';
import { periodEnd } from './period-end';
import { overAt, type Subscription } from './read-subscriptions';
import { subscriptions } from './tables';

/** Licences that wait, and whose turn it is. */
const waitsAt = (now: Date) =>
  and(eq(subscriptions.state, 'pending'), lte(subscriptions.startsAt, now));

/** Licences that go on for nothing, and whose period has ended. */
const isFreeAt = (now: Date) =>
  and(
    inArray(subscriptions.state, ['trial', 'active']),
    eq(subscriptions.autoRenew, true),
    eq(subscriptions.renewalAmount, 0),
    lte(subscriptions.endsAt, now),
  );

/**
 * Notes what time has made of a viewer's licences, and charges nothing: those that cost nothing go on, those whose time is over have ended,
 * so that others can take their place, and those that waited for their turn begin.
 */
export async function settleDue(db: Database, viewerId: string, now: Date): Promise<void> {
  const own = eq(subscriptions.viewerId, viewerId);
  const set = (isDue: ReturnType<typeof waitsAt>, one: Subscription, to: Partial<Subscription>) =>
    db
      .update(subscriptions)
      .set(to)
      .where(and(eq(subscriptions.id, one.id), isDue));
  const free = and(own, isFreeAt(now));
  for (const one of await db.select().from(subscriptions).where(free))
    await set(free, one, await goOn(db, one, now));
  await db
    .update(subscriptions)
    .set({ state: 'ended', autoRenew: false, pendingActions: [] })
    .where(and(own, ne(subscriptions.state, 'ended'), overAt(now)));
  const waits = and(own, waitsAt(now));
  for (const one of await db.select().from(subscriptions).where(waits))
    await set(waits, one, await turnOf(db, one, now));
}

/** What becomes of a licence whose turn it is: one that is to be charged for its first period has begun, and is due. */
async function turnOf(db: Database, one: Subscription, now: Date): Promise<Partial<Subscription>> {
  const { renewalAmount, autoRenew, anchorAt } = one;
  if (renewalAmount === 0) return goOn(db, one, now);
  // Nothing can be charged any more, or its grace is over: it is not charged for the past.
  if (!autoRenew || renewalAmount === null || graceEnd(anchorAt) <= now)
    return { state: 'ended', autoRenew: false, endsAt: anchorAt };
  return { state: 'active', n: 0, endsAt: anchorAt };
}

/** Lets a licence that costs nothing go on until a period ends that is not over, or is to be paid for. */
async function goOn(db: Database, one: Subscription, now: Date): Promise<Partial<Subscription>> {
  const { period, autoRenew } = one;
  if (period === null) return { state: 'active', n: 1, endsAt: null };
  const bought = await db
    .select({ content: orders.content })
    .from(orders)
    .where(eq(orders.id, one.orderId ?? one.id));
  const again = bought.map(({ content }) =>
    renewalAmountOf({ ...content, vouchers: one.vouchers }),
  );
  const renewalAmount = again[0] ?? one.renewalAmount;
  let n = one.n + 1;
  while (autoRenew && renewalAmount === 0 && periodEnd(one, period, n) <= now) n += 1;
  return { state: 'active', n, endsAt: periodEnd(one, period, n), renewalAmount };
}

/** The viewers whose licences are not what time has made of them. */
export async function viewersDue(db: Database, now: Date, most: number): Promise<string[]> {
  const renewing = and(
    inArray(subscriptions.state, ['trial', 'active']),
    eq(subscriptions.autoRenew, true),
  );
  const rows = await db
    .selectDistinct({ viewerId: subscriptions.viewerId })
    .from(subscriptions)
    .where(or(waitsAt(now), isFreeAt(now), and(renewing, overAt(now))))
    .limit(most);
  return rows.map(({ viewerId }) => viewerId);
}
