import { and, desc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
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

/** Notes which licences of a viewer have ended, so that others can take their place. */
export const endDue = (db: Database, viewerId: string, now: Date): Promise<unknown> =>
  db
    .update(subscriptions)
    .set({ state: 'ended', autoRenew: false })
    .where(
      and(
        eq(subscriptions.viewerId, viewerId),
        ne(subscriptions.state, 'ended'),
        isNotNull(subscriptions.endsAt),
        lte(subscriptions.endsAt, now),
      ),
    );
