import { and, desc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { renewalAt } from '../rules/renewal-at';
import { subscriptions } from './tables';

export type Subscription = typeof subscriptions.$inferSelect;

/** Tells whether a licence gives access at a moment. */
export const givesAccess = (
  { state, startsAt, endsAt }: Pick<Subscription, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean =>
  (state === 'active' || state === 'trial') && startsAt <= now && (endsAt === null || endsAt > now);

/** Tells whether a licence is the viewer's still: it gives access, or waits for a payment or for its turn. */
export const isHeld = (one: Subscription, now: Date): boolean =>
  one.state === 'inactive' || one.state === 'pending' || givesAccess(one, now);

/** The licences that a viewer has or had, the last one first. */
export const subscriptionsOf = (db: Database, viewerId: string): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.viewerId, viewerId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));

/**
 * Notes which licences of a viewer have ended, so that others can take their place, and gives those that waited for their turn
 * what is theirs: one that costs nothing begins. One that was to be charged has ended, since nothing charges for it.
 */
export async function settleDue(db: Database, viewerId: string, now: Date): Promise<void> {
  const own = eq(subscriptions.viewerId, viewerId);
  await db
    .update(subscriptions)
    .set({ state: 'ended', autoRenew: false })
    .where(
      and(
        own,
        ne(subscriptions.state, 'ended'),
        isNotNull(subscriptions.endsAt),
        lte(subscriptions.endsAt, now),
      ),
    );
  const waits = and(own, eq(subscriptions.state, 'pending'), lte(subscriptions.startsAt, now));
  for (const due of await db.select().from(subscriptions).where(waits))
    await db
      .update(subscriptions)
      .set(turnOf(due, now))
      .where(and(eq(subscriptions.id, due.id), waits));
}

/** What becomes of a licence whose turn it is. */
function turnOf(
  { renewalAmount, period, anchorAt }: Subscription,
  now: Date,
): Partial<Subscription> {
  const endsAt = period === null ? null : renewalAt(anchorAt, period, 1);
  if (renewalAmount === 0 && (endsAt === null || endsAt > now))
    return { state: 'active', n: 1, endsAt };
  return { state: 'ended', autoRenew: false, endsAt: renewalAmount === 0 ? endsAt : anchorAt };
}

/** The viewers who have a licence that waits no longer. */
export async function viewersDue(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ viewerId: subscriptions.viewerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.state, 'pending'), lte(subscriptions.startsAt, now)))
    .limit(most);
  return rows.map(({ viewerId }) => viewerId);
}
