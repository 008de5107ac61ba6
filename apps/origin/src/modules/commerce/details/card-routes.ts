import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import type { Viewer } from '../../identity';
import { faults } from '../faults';
import { giveUpUpdates, lockPaymentChoice } from '../orders/give-up-updates';
import type { Services } from '../services';
import { subscriptionsOf } from '../subscriptions/read-subscriptions';
import { subscriptions } from '../subscriptions/tables';
import { cardView, type DetailsRow, detailsOf, paidBy } from './card-view';
import { forgetDetails } from './forget-details';
import { findDetails, MOST_DETAILS } from './keep-details';
import { paymentDetails } from './tables';

/** The calls for stored payment details (2.3-20 to 22). */
export function cardRoutes({ database: { db }, identity, clock }: Services) {
  async function listCards(viewer: Viewer) {
    const own = await subscriptionsOf(db, viewer.id);
    return {
      cards: (await detailsOf(db, viewer.id)).map((row) => cardView(row, own)),
      most: MOST_DETAILS,
      asOf: clock().toISOString(),
    };
  }

  async function ownCard(viewer: Viewer, id: string): Promise<DetailsRow> {
    const row = await findDetails(db, viewer.id, id);
    if (!row) throw faults.detailsUnknown();
    return row;
  }

  const params = (request: FastifyRequest) => request.params as { cardId: string };

  return {
    async cards(request) {
      return listCards(await identity.ownViewer(request, { agentsToo: true }));
    },

    async removeCard(request) {
      const { successor } = request.query as { successor?: string };
      const viewer = await identity.ownViewer(request);
      const row = await ownCard(viewer, params(request).cardId);
      const next = successor === undefined ? undefined : await ownCard(viewer, successor);
      await db.transaction(async (tx) => {
        await lockPaymentChoice(tx, viewer.id);
        const pays = paidBy(row, await subscriptionsOf(tx, viewer.id));
        if (pays.length > 0 && (!next || next.id === row.id)) throw faults.cardPays(pays);
        // A cancelled licence has no charge that the card would have to be kept for.
        await movePlans(next?.id ?? null, row.id);
        await tx.delete(paymentDetails).where(eq(paymentDetails.id, row.id));
        await forgetDetails(tx, [row]);
        const [heir] = await tx
          .select()
          .from(paymentDetails)
          .where(eq(paymentDetails.viewerId, viewer.id))
          .orderBy(desc(paymentDetails.createdAt))
          .limit(1);
        const isDefault = next?.id ?? heir?.id;
        if (row.isDefault && isDefault)
          await tx
            .update(paymentDetails)
            .set({ isDefault: true })
            .where(eq(paymentDetails.id, isDefault));

        async function movePlans(to: string | null, from: string) {
          await tx
            .update(subscriptions)
            .set({ paysWith: to })
            .where(and(eq(subscriptions.viewerId, viewer.id), eq(subscriptions.paysWith, from)));
        }
      });
      return listCards(viewer);
    },

    async makeCardDefault(request) {
      const { movePlans } = request.body as { movePlans: boolean };
      const viewer = await identity.ownViewer(request);
      const row = await ownCard(viewer, params(request).cardId);
      await db.transaction(async (tx) => {
        await lockPaymentChoice(tx, viewer.id);
        const own = eq(paymentDetails.viewerId, viewer.id);
        await tx.update(paymentDetails).set({ isDefault: false }).where(own);
        await tx
          .update(paymentDetails)
          .set({ isDefault: true })
          .where(and(own, eq(paymentDetails.id, row.id)));
        if (movePlans) {
          const moved = await tx
            .update(subscriptions)
            // A renewal that has been declined is tried with it at once.
            .set({ paysWith: row.id, nextTryAt: null })
            .where(
              and(
                eq(subscriptions.viewerId, viewer.id),
                ne(subscriptions.state, 'ended'),
                eq(subscriptions.autoRenew, true),
              ),
            )
            .returning({ id: subscriptions.id });
          await giveUpUpdates(
            tx,
            moved.map(({ id }) => id),
            clock(),
          );
        }
      });
      return listCards(viewer);
    },
  } satisfies Handlers;
}
