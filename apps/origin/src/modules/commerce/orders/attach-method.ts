import { and, eq } from 'drizzle-orm';
import { callerOf } from '../../../kernel/caller/caller';
import { siteOf } from '../../../kernel/caller/site-of';
import type { Handlers } from '../../../kernel/contract';
import { detailsOf } from '../details/card-view';
import { checkPayable } from '../details/check-payable';
import { MOST_DETAILS } from '../details/keep-details';
import { faults } from '../faults';
import { offeredMethods } from '../rules/offered-methods';
import type { Services } from '../services';
import { subscriptionsOf } from '../subscriptions/read-subscriptions';
import { subscriptions } from '../subscriptions/tables';
import type { Finishing } from './finishing';
import { giveUpUpdates, lockPaymentChoice } from './give-up-updates';
import { attemptOf, earlierOrder } from './idempotency';
import type { OrderContent } from './order-content';
import { notifyUrlOf, returnUriOf } from './pay';
import { onceMore, type Placed, placeOrder } from './place-order';
import { orders } from './tables';

interface AttachMethodBody {
  paymentMethodType: string;
  targetPaymentProvider: string;
  returnUri: string;
}

/** What is bought by giving a licence other details. */
const NOTHING: Omit<OrderContent, 'lines' | 'country' | 'locale' | 'site'> = {
  vouchers: [],
  subtotal: 0,
  discount: 0,
  credit: 0,
  carried: 0,
  tax: 0,
  taxRate: null,
  taxInclusive: true,
  change: 'NONE',
  trialDays: null,
  later: null,
  isUnconfirmed: false,
  replaces: null,
  zone: null,
  entry: null,
  basketVersion: 0,
};

/** Paying for a licence by a bank, where the viewer has to allow it (2.4-11). */
export function attachMethodRoutes(services: Services, { repeated, finish }: Finishing) {
  const { database, identity, sellers, companies, clock, files } = services;
  const { db } = database;

  return {
    async attachMethod(request) {
      const { licenceId } = request.params as { licenceId: number };
      const {
        paymentMethodType: method,
        targetPaymentProvider: provider,
        returnUri,
      } = request.body as AttachMethodBody;
      const viewer = await identity.ownViewer(request);
      const attempt = attemptOf(request, viewer.id, `attach ${licenceId}`);
      const known = await repeated(request, attempt);
      if (known) return known;
      await sellers.check(request, viewer);
      const seller = sellers.of(request, viewer);
      const back = returnUriOf(request, returnUri);
      const payable = async (of: typeof db) => {
        const all = await subscriptionsOf(of, viewer.id);
        return checkPayable(
          all.find((one) => one.licenceId === licenceId),
          clock(),
        );
      };
      const { id, currency: paysIn } = await payable(db);
      const offered = offeredMethods(seller.selling.methods, {
        country: seller.country,
        currency: paysIn ?? seller.selling.currencies.default,
        today: 0,
        later: true,
      });
      const isOffered = offered.some(
        (one) => one.face === 'redirect' && one.type === method && one.provider === provider,
      );
      if (!isOffered || !companies(provider)) throw faults.methodUnknown();
      const { realm, locale } = callerOf(request);
      const placed = await onceMore(() =>
        db.transaction(async (tx): Promise<Placed> => {
          await lockPaymentChoice(tx, viewer.id);
          await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
          const first = await earlierOrder(tx, attempt, clock());
          if (first !== undefined) return { earlier: first };
          const own = await payable(tx);
          await giveUpUpdates(tx, [own.id], clock());
          const [live] = await tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.subscriptionId, own.id), eq(orders.live, true)));
          if (live) throw faults.orderUnderWay(live.id);
          // What the bank allows is new, so that it takes a place.
          if ((await detailsOf(tx, viewer.id)).length >= MOST_DETAILS) throw faults.maxDetails();
          const { sku, currency, scale, period } = own;
          // Only what was never bought has none of them.
          if (sku === null || currency === null || scale === null) throw faults.nothingToCharge();
          return placeOrder(
            tx,
            {
              realmId: seller.realmId,
              viewerId: viewer.id,
              basketId: null,
              subscriptionId: own.id,
              purpose: 'update',
              total: 0,
              currency,
              scale,
              content: {
                ...NOTHING,
                lines: [{ sku, licenceId, amount: 0, period }],
                country: seller.country ?? null,
                locale,
                site: siteOf(request),
              },
              means: { provider, method, facts: null },
              brand: files.nameOf(realm, locale),
              returnUri: back,
              notifyUrl: notifyUrlOf(services, request, provider),
              itemType: 'PAY_BY_ANOTHER_CARD',
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
