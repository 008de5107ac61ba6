import { and, desc, eq } from 'drizzle-orm';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import { siteOf } from '../../../kernel/caller/site-of';
import type { Handlers } from '../../../kernel/contract';
import { amountToConfirm } from '../basket/quote';
import { factsOfRow, findDetails } from '../details/keep-details';
import { faults } from '../faults';
import type { Services } from '../services';
import { subscriptions } from '../subscriptions/tables';
import type { Finishing } from './finishing';
import { giveUpUpdates, lockPaymentChoice } from './give-up-updates';
import { attemptOf, earlierOrder } from './idempotency';
import { notifyUrlOf, returnUriOf } from './pay';
import { onceMore, type Placed, placeOrder } from './place-order';
import { orders } from './tables';

interface ConfirmBody {
  expected: { amount: number; currency: string; scale: number };
  returnUri?: string;
}

/** Paying for a licence that starts inactive (2.4-12). */
export function confirmRoutes(services: Services, { repeated, finish }: Finishing) {
  const { database, identity, sellers, clock, files, library } = services;
  const { db } = database;

  return {
    async confirmPayment(request) {
      const { licenceId } = request.params as { licenceId: number };
      const { expected, returnUri } = request.body as ConfirmBody;
      const viewer = await identity.ownViewer(request);
      const attempt = attemptOf(request, viewer.id, `confirm ${licenceId}`);
      const known = await repeated(request, attempt);
      if (known) return known;
      await sellers.check(request, viewer);
      await library.parental.checkPurchase(
        { viewerId: viewer.id, sid: bearerOf(request).sid },
        files.libraryOf(callerOf(request).realm.id),
      );
      const seller = sellers.of(request, viewer);
      const back = returnUriOf(request, returnUri);
      const placed = await onceMore(() =>
        db.transaction(async (tx): Promise<Placed> => {
          await lockPaymentChoice(tx, viewer.id);
          const [own] = await tx
            .select()
            .from(subscriptions)
            .where(
              and(eq(subscriptions.viewerId, viewer.id), eq(subscriptions.licenceId, licenceId)),
            )
            .orderBy(desc(subscriptions.createdAt))
            .limit(1)
            .for('update');
          const first = await earlierOrder(tx, attempt, clock());
          if (first !== undefined) return { earlier: first };
          if (!own) throw faults.unknownLicence();
          if (own.state !== 'inactive' || own.orderId === null) throw faults.nothingToConfirm();
          // Who confirms pays in the present way.
          await giveUpUpdates(tx, [own.id], clock());
          const [live] = await tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.subscriptionId, own.id), eq(orders.live, true)));
          if (live) throw faults.orderUnderWay(live.id);
          const [bought] = await tx.select().from(orders).where(eq(orders.id, own.orderId));
          if (!bought) throw new Error(`The order of the licence ${own.id} is gone.`);
          const { content, currency, scale } = bought;
          const amount = amountToConfirm(content);
          if (amount !== expected.amount || currency !== expected.currency)
            throw faults.amountChanged({ amount, currency, scale });
          const details = own.paysWith && (await findDetails(tx, viewer.id, own.paysWith));
          if (amount > 0 && !details) throw faults.detailsUnknown();
          const means = details
            ? { provider: details.provider, method: details.method, facts: factsOfRow(details) }
            : { provider: 'none', method: 'zeroBalance', facts: null };
          const { locale } = callerOf(request);
          return placeOrder(
            tx,
            {
              realmId: seller.realmId,
              viewerId: viewer.id,
              basketId: null,
              subscriptionId: own.id,
              purpose: 'confirm',
              total: amount,
              currency,
              scale,
              content: {
                ...content,
                vouchers: [],
                isUnconfirmed: false,
                locale,
                site: siteOf(request),
              },
              means,
              brand: files.nameOf(callerOf(request).realm, locale),
              returnUri: back,
              notifyUrl: notifyUrlOf(services, request, means.provider),
              itemType: 'PAID_INVOICE',
            },
            attempt,
            clock(),
          );
        }),
      );
      return finish(request, attempt, placed);
    },
  } satisfies Handlers;
}
