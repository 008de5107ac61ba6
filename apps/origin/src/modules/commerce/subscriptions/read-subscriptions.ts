import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { accessEnd, GRACE_MS } from '../rules/renewal-schedule';
import { subscriptions } from './tables';

export type Subscription = typeof subscriptions.$inferSelect;

/** Tells whether a licence gives access at a moment; `accessAt` is the same for the database. */
export function givesAccess(
  one: Pick<Subscription, 'state' | 'startsAt' | 'endsAt' | 'autoRenew'>,
  now: Date,
): boolean {
  const end = accessEnd(one);
  const runs = one.state === 'active' || one.state === 'trial';
  return runs && one.startsAt <= now && (end === null || end > now);
}

/** The licences whose time is over at a moment, by `accessEnd`. */
export const overAt = (now: Date) =>
  or(
    and(eq(subscriptions.autoRenew, false), lte(subscriptions.endsAt, now)),
    and(
      eq(subscriptions.autoRenew, true),
      lte(subscriptions.endsAt, new Date(now.getTime() - GRACE_MS)),
    ),
  );

/** The licences that give access at a moment, as `givesAccess` tells of one. */
export const accessAt = (now: Date) =>
  and(
    inArray(subscriptions.state, ['trial', 'active']),
    lte(subscriptions.startsAt, now),
    or(
      isNull(subscriptions.endsAt),
      gt(subscriptions.endsAt, now),
      and(
        eq(subscriptions.autoRenew, true),
        gt(subscriptions.endsAt, new Date(now.getTime() - GRACE_MS)),
      ),
    ),
  );

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
