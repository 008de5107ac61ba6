import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import { ownLicence } from '../catalogue/own-licence';
import { faults } from '../faults';
import { answerOrder } from '../orders/answer-order';
import { giveUpUpdates, lockPaymentChoice } from '../orders/give-up-updates';
import { readMeans } from '../orders/pay';
import { missingFields } from '../rules/missing-fields';
import type { Services } from '../services';
import { subscriptionsOf } from '../subscriptions/read-subscriptions';
import { subscriptions } from '../subscriptions/tables';
import { checkPayable } from './check-payable';
import { findDetails, hasPlaceFor, keepDetails } from './keep-details';

/** The calls for paying for a licence with other details (2.4-11). */
export function attachRoutes(services: Services) {
  const { database, identity, sellers, renewals, clock } = services;
  const { db } = database;

  /** Lets a licence be paid with other details from now on, and what is due of it at once. */
  async function attach(request: FastifyRequest, id: string, checked: boolean) {
    const { licenceId } = request.params as { licenceId: number };
    const viewer = await identity.ownViewer(request);
    await sellers.check(request, viewer);
    const seller = sellers.of(request, viewer);
    if (checked) {
      const missing = missingFields(seller.country, viewer.fields);
      if (missing.length > 0) throw faults.missingFields(missing);
    }
    const now = clock();
    const all = await subscriptionsOf(db, viewer.id);
    const own = checkPayable(
      all.find((one) => one.licenceId === licenceId),
      now,
    );
    const stored = await findDetails(db, viewer.id, id);
    // The frame's companies name details so that no two of them have one name.
    const means = stored
      ? null
      : await readMeans(
          services,
          { viewer },
          {
            paymentDetailsExternalId: id,
            paymentMethodType: 'card',
            targetPaymentProvider: seller.selling.methods.find(({ type }) => type === 'card')
              ?.provider,
          },
        );
    const { row: changed, renewal } = await db.transaction(async (tx) => {
      await lockPaymentChoice(tx, viewer.id);
      const facts = means?.facts;
      if (facts && !(await hasPlaceFor(tx, viewer.id, facts))) throw faults.maxDetails();
      if (!stored && !facts) throw faults.detailsUnknown();
      const detailsId = stored
        ? stored.id
        : facts &&
          (await keepDetails(tx, { realmId: viewer.realmId, viewerId: viewer.id }, facts, now));
      const [row] = await tx
        .update(subscriptions)
        .set({ paysWith: detailsId, nextTryAt: null })
        .where(and(eq(subscriptions.id, own.id), ne(subscriptions.state, 'ended')))
        .returning();
      await giveUpUpdates(tx, [own.id], now);
      // Within the transaction, so that nobody else tries it with them first.
      return { row, renewal: row && (await renewals.placeNow(tx, row.id)) };
    });
    if (!changed) throw faults.alreadyEnded();
    if (renewal) await renewals.send(renewal);
    const order = renewal
      ? await answerOrder(services, request, viewer.id, renewal.order.id)
      : undefined;
    const paid = (await subscriptionsOf(db, viewer.id)).find(({ id: one }) => one === changed.id);
    return { ...(await ownLicence(services, request, { viewer, own: paid ?? changed })), order };
  }

  const params = (request: FastifyRequest) =>
    request.params as { detailsId: string; cardId: string };

  return {
    attachDetails: (request) => attach(request, params(request).detailsId, false),
    attachDetailsChecked: (request) => attach(request, params(request).detailsId, true),
    attachCard: (request) => attach(request, params(request).cardId, false),
    attachCardChecked: (request) => attach(request, params(request).cardId, true),
  } satisfies Handlers;
}
