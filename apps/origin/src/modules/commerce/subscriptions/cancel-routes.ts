import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Database } from '../../../kernel/database/database';
import { ownLicence } from '../catalogue/own-licence';
import { faults } from '../faults';
import { giveUpRenewals, giveUpUpdates, lockPaymentChoice } from '../orders/give-up-updates';
import { orders } from '../orders/tables';
import { post, postedOf } from '../outbox/post';
import { cancelling, mayReactivate } from '../rules/cancelling';
import type { Services } from '../services';
import { isHeld, type Subscription } from './read-subscriptions';
import { subscriptions } from './tables';

const endedAt = (endsAt: Date): Partial<Subscription> => ({
  state: 'ended',
  autoRenew: false,
  endsAt,
  pendingActions: [],
});

/** What a call changes. */
interface About {
  request: FastifyRequest;
  own: Subscription;
  now: Date;
}

/** The calls for leaving a licence and coming back to it (2 §7). Both may be repeated. */
export function cancelRoutes(services: Services) {
  const { database, identity, clock } = services;

  /** Changes a licence of the caller's behind the lock of everything that pays for it, and answers how it is now. */
  async function change(
    request: FastifyRequest,
    changed: (tx: Database, own: Subscription, now: Date) => Promise<Subscription>,
    { agentsToo = false } = {},
  ) {
    const { licenceId } = request.params as { licenceId: number };
    const viewer = await identity.ownViewer(request, { agentsToo });
    const own = await database.db.transaction(async (tx) => {
      await lockPaymentChoice(tx, viewer.id);
      const now = clock();
      const same = await tx
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.viewerId, viewer.id), eq(subscriptions.licenceId, licenceId)))
        .for('update');
      const held = same.find((one) => isHeld(one, now));
      if (same.length === 0) throw faults.unknownLicence();
      if (!held) throw faults.alreadyEnded();
      if (held.managedBy !== null) throw faults.managedElsewhere();
      return changed(tx, held, now);
    });
    return ownLicence(services, request, { viewer, own });
  }

  async function set(
    tx: Database,
    { id }: Subscription,
    values: Partial<Subscription>,
  ): Promise<Subscription> {
    const [changed] = await tx
      .update(subscriptions)
      .set(values)
      .where(eq(subscriptions.id, id))
      .returning();
    if (!changed) throw new Error(`The licence ${id} is gone.`);
    return changed;
  }

  /** Tells the viewer what has become of a licence, each time. */
  async function tell(
    tx: Database,
    kind: 'cancelled' | 'reactivated',
    { request, own, now }: About,
  ): Promise<void> {
    const about = { kind, subject: own.id };
    const n = (await postedOf(tx, about)) + 1;
    const { bearer, locale } = callerOf(request);
    // An agent may read another language than the viewer.
    await post(tx, { ...about, n, payload: bearer?.par ? {} : { locale }, now });
  }

  /** What the viewer has just confirmed is paid for first: the licence would be gone. */
  async function refuseWhileConfirmed(tx: Database, { id }: Subscription): Promise<void> {
    const [live] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.subscriptionId, id), eq(orders.live, true), eq(orders.purpose, 'confirm')),
      );
    if (live) throw faults.orderUnderWay(live.id);
  }

  /** Of a family there is one licence at a time: what was to follow this one does not begin. */
  async function giveUpFollower(tx: Database, { own, ...about }: About): Promise<void> {
    if (own.familyId === null) return;
    const dropped = await tx
      .update(subscriptions)
      .set(endedAt(about.now))
      .where(
        and(
          eq(subscriptions.viewerId, own.viewerId),
          eq(subscriptions.familyId, own.familyId),
          eq(subscriptions.state, 'pending'),
        ),
      )
      .returning();
    for (const one of dropped) await tell(tx, 'cancelled', { ...about, own: one });
  }

  return {
    /** An agent may leave for a viewer, and not come back: that costs them money. */
    cancelLicence: (request) =>
      change(
        request,
        async (tx, own, now) => {
          const does = cancelling(own, now);
          if (does === null) return own;
          await giveUpUpdates(tx, [own.id], now);
          await giveUpRenewals(tx, own.viewerId, own.id);
          await refuseWhileConfirmed(tx, own);
          const left = await set(tx, own, does === 'ends' ? endedAt(now) : { autoRenew: false });
          await tell(tx, 'cancelled', { request, own: left, now });
          return left;
        },
        { agentsToo: true },
      ),

    reactivateLicence: (request) =>
      change(request, async (tx, own, now) => {
        if (own.autoRenew) return own;
        if (!mayReactivate(own)) throw faults.notRenewable();
        await giveUpFollower(tx, { request, own, now });
        const back = await set(tx, own, { autoRenew: true });
        await tell(tx, 'reactivated', { request, own: back, now });
        return back;
      }),
  } satisfies Handlers;
}
