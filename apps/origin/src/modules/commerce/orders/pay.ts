import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { siteOf } from '../../../kernel/caller/site-of';
import type { Database } from '../../../kernel/database/database';
import { isLocalAddress } from '../../../kernel/local-address';
import { publicAddressOf } from '../../../kernel/public-address';
import { basketView } from '../basket/basket-view';
import {
  type Buying,
  changeBasket,
  openBasket,
  type QuotedBasket,
  quoteBasket,
} from '../basket/baskets';
import { factsOf } from '../companies';
import { NoAnswer } from '../company';
import { factsOfRow, findDetails, hasPlaceFor } from '../details/keep-details';
import { faults } from '../faults';
import { knownZone } from '../rules/known-zone';
import { chargesLater, offeredMethods } from '../rules/offered-methods';
import type { Seller } from '../seller';
import type { Services } from '../services';
import { claimTrial, trialFacts } from '../subscriptions/trials';
import { lockPaymentChoice } from './give-up-updates';
import { type Attempt, earlierOrder } from './idempotency';
import { findOrder } from './order-view';
import { type Means, type Placed, placeOrder } from './place-order';
import { orders } from './tables';
import { webhookAddress } from './webhook-address';

/** The contract's `Arrangement`. */
export interface Arrangement {
  primaryPaymentDetailsAttributes: {
    paymentDetailsExternalId?: string;
    targetPaymentProvider?: string;
    paymentMethodType: string;
  };
  consent?: { fieldName: string; version: string; accepted: boolean }[];
  expected: { version: number; total: number; later?: number };
  zone?: string;
  returnUri?: string;
  replaces?: string;
}

type Asked = Arrangement['primaryPaymentDetailsAttributes'];

/** Checks that what a viewer pays by is theirs, and reads what may be known of it. Throws METHOD_UNKNOWN and DETAILS_UNKNOWN. */
export async function readMeans(
  { database: { db }, companies }: Services,
  { viewer }: Pick<Buying, 'viewer'>,
  asked: Asked,
): Promise<Means> {
  const { paymentMethodType: method, paymentDetailsExternalId: id } = asked;
  if (method === 'zeroBalance') return { provider: 'none', method, facts: null };
  const own = id === undefined ? undefined : await findDetails(db, viewer.id, id);
  if (own) return { provider: own.provider, method: own.method, facts: factsOfRow(own) };
  const provider = asked.targetPaymentProvider ?? '';
  const company = companies(provider);
  if (!company) throw faults.methodUnknown();
  // A bank's page asks for what it needs.
  if (id === undefined && method !== 'card') return { provider, method, facts: null };
  if (id === undefined) throw faults.detailsUnknown();
  const details = await company.details(id).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw faults.notReady();
    throw error;
  });
  // Another viewer's are answered as if there were none. What was just entered may be nobody's yet.
  if (!details || (details.customer ?? viewer.id) !== viewer.id) throw faults.detailsUnknown();
  return { provider, method, facts: factsOf(provider, details) };
}

/** The page that a bank leads back to, on a site of the realm's or on this machine. Throws REDIRECT_REFUSED. */
export function returnUriOf(request: FastifyRequest, given: string | undefined): string | null {
  if (given === undefined) return null;
  const site = siteOf(request);
  if (!isLocalAddress(given) && !(site !== null && new URL(given).origin === site))
    throw faults.redirectRefused();
  return given;
}

/** Where a provider tells what became of a payment that a call has begun. */
export const notifyUrlOf = (
  { options }: Services,
  request: FastifyRequest,
  provider: string,
): string => webhookAddress(publicAddressOf(options, request), provider);

/** Checks that nothing but what the viewer saw is bought, and that it can be. */
function checkQuote(
  quoted: QuotedBasket,
  seller: Seller,
  { expected, primaryPaymentDetailsAttributes: { paymentMethodType } }: Arrangement,
  { means, now }: { means: Means; now: Date },
) {
  const { quote, basket, missingFields } = quoted;
  if (!quote) {
    if (basket.sku === null) throw faults.basketEmpty();
    throw faults.priceChanged(basketView(quoted, seller, now));
  }
  if (quote.change === 'OWNED') throw faults.alreadyOwned();
  if (quote.change === 'INVALID') throw faults.priceChanged(basketView(quoted, seller, now));
  const isAsShown =
    basket.version === expected.version &&
    quote.today === expected.total &&
    // A trial's end, and the first charge of a lower tier, are a part of what is bought.
    quote.later?.amount === expected.later;
  if (!isAsShown) throw faults.priceChanged(basketView(quoted, seller, now));
  if (missingFields.length > 0) throw faults.missingFields(missingFields);
  const offered = offeredMethods(seller.selling.methods, {
    country: seller.country,
    currency: quote.currency,
    today: quote.today,
    later: quote.chargedLater,
  });
  const isOffered = offered.some(
    ({ type, provider }) =>
      type === paymentMethodType && type === means.method && provider === means.provider,
  );
  if (!isOffered) throw faults.methodUnknown();
  return { ...quote, change: quote.change };
}

/** What a renewal of the present licence costs, and until when it lasts, is known once that is settled. Throws ORDER_UNDER_WAY. */
async function refuseWhileRenewed(tx: Database, replaces: string | null): Promise<void> {
  if (replaces === null) return;
  const [live] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.subscriptionId, replaces),
        eq(orders.purpose, 'renewal'),
        eq(orders.live, true),
      ),
    );
  if (live) throw faults.orderUnderWay(live.id);
}

const itemTypeOf = (quote: ReturnType<typeof checkQuote>): string => {
  if (quote.trialDays !== null) return 'TRIAL_INVOICE';
  if (quote.change === 'UP') return 'LICENCE_UPGRADE';
  if (quote.change === 'DOWN') return 'LICENCE_DOWNGRADE';
  return quote.lines[0]?.period ? 'SUBSCRIPTION' : 'PAID_ORDER';
};

/**
 * Writes the order of a basket (T1): behind a lock on the basket, so that of many calls at once one places it, and those with its key
 * find its order.
 */
export async function placeBasket(
  services: Services,
  request: FastifyRequest,
  buying: Buying,
  {
    arrangement,
    attempt,
    means,
    basketId,
    acknowledged,
  }: {
    arrangement: Arrangement;
    attempt: Attempt;
    means: Means;
    /** The basket that the call names; undefined for the open one. */
    basketId: string | undefined;
    acknowledged: boolean;
  },
): Promise<Placed> {
  const { database, files } = services;
  const { viewer, seller, now } = buying;
  const returnUri = returnUriOf(request, arrangement.returnUri);
  return database.db.transaction(async (tx) => {
    // What it takes the place of is not renewed meanwhile.
    await lockPaymentChoice(tx, viewer.id);
    let basket = await openBasket(tx, buying, { lock: true });
    const earlier = await earlierOrder(tx, attempt, services.clock());
    if (earlier !== undefined) return { earlier };
    if (basketId !== undefined && basketId !== basket.id) throw faults.unknownBasket();
    if (acknowledged && !basket.noTrial)
      basket = {
        ...(await changeBasket(tx, basket.id, { noTrial: true })),
        version: basket.version,
      };
    const quoted = await quoteBasket(tx, basket, buying);
    if (quoted.orderUnderWay) throw faults.orderUnderWay(quoted.orderUnderWay);
    const quote = checkQuote(quoted, seller, arrangement, { means, now });
    if (means.facts && !(await hasPlaceFor(tx, viewer.id, means.facts))) throw faults.maxDetails();
    await refuseWhileRenewed(tx, quote.replaces);
    const { change, today, currency, scale } = quote;
    const {
      trialEndsAt: _,
      startsAt: __,
      chargedLater: ___,
      total: ____,
      today: _____,
      ...kept
    } = quote;
    const placed = await placeOrder(
      tx,
      {
        realmId: seller.realmId,
        viewerId: viewer.id,
        basketId: basket.id,
        subscriptionId: null,
        purpose: change === 'NONE' ? 'buy' : 'change',
        total: today,
        currency,
        scale,
        content: {
          ...kept,
          change,
          // What is paid by a method that cannot be charged again ends with its period.
          later: kept.later?.amount && !chargesLater(means.method) ? null : kept.later,
          country: seller.country ?? null,
          locale: seller.locale,
          zone: knownZone(arrangement.zone),
          entry: quoted.entry,
          basketVersion: basket.version,
          site: siteOf(request),
        },
        means,
        brand: files.nameOf(callerOf(request).realm, seller.locale),
        returnUri,
        notifyUrl: notifyUrlOf(services, request, means.provider),
        itemType: itemTypeOf(quote),
      },
      attempt,
      now,
    );
    const facts = trialFacts(viewer, seller.selling.trialOncePer, means.facts?.fingerprint);
    const { id } = placed.order;
    if (quote.trialDays !== null && !(await claimTrial(tx, seller.realmId, id, facts)))
      throw faults.freeTrialDenied();
    return placed;
  });
}

/** Gives up an order that waits for the viewer, for another attempt; one that was paid meanwhile stays so. */
export async function giveUpOrder(
  { database: { db }, provider }: Services,
  viewerId: string,
  orderId: string,
): Promise<void> {
  const found = await findOrder(db, viewerId, orderId);
  if (found?.order.live && found.payment.status === 'requiresAction')
    await provider.giveUp(found.payment);
}

export const basketIdOf = (text: string): string | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;
