import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { siteOf } from '../../../kernel/caller/site-of';
import type { Handlers } from '../../../kernel/contract';
import type { Viewer } from '../../identity';
import { openBasket, quoteBasket } from '../basket/baskets';
import { NoAnswer } from '../company';
import { faults } from '../faults';
import { textIn } from '../localised';
import { readMeans } from '../orders/pay';
import { chargesLater, offeredMethods } from '../rules/offered-methods';
import type { Seller } from '../seller';
import type { Services } from '../services';
import { isHeld, subscriptionsOf } from '../subscriptions/read-subscriptions';
import { cardView, detailsOf } from './card-view';
import { MOST_DETAILS } from './keep-details';
import { mandateOf } from './mandates';

interface DetailsBody {
  primaryPaymentDetails: {
    targetPaymentProvider: string;
    paymentMethodType: string;
    paymentDetailsExid?: string;
    amount?: { amount: number; currency: string; scale: number };
    keeps?: boolean;
  };
}

/** The calls before a viewer pays: by what they can, and with what. */
export function methodRoutes(services: Services) {
  const { database, identity, sellers, companies, clock } = services;
  const { db } = database;

  /** A call to a provider that a viewer waits for. */
  async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof NoAnswer) throw faults.providerUnavailable();
      throw error;
    }
  }

  /** What is to be paid: a basket, a licence that the viewer has, or anything at all. */
  async function purposeOf(request: FastifyRequest, viewer: Viewer, seller: Seller) {
    const { basket: basketId, licence } = request.query as { basket?: string; licence?: number };
    const now = clock();
    if (licence !== undefined) {
      const own = (await subscriptionsOf(db, viewer.id)).find(
        (one) => one.licenceId === licence && isHeld(one, now),
      );
      if (!own) throw faults.unknownLicence();
      const currency = own.currency ?? seller.selling.currencies.default;
      return { currency, today: 0, later: true };
    }
    const basket = await openBasket(db, { viewer });
    if (basketId !== undefined && basket.id !== basketId) throw faults.unknownBasket();
    const { quote } = await quoteBasket(db, basket, { viewer, seller, now });
    if (!quote) return { currency: seller.selling.currencies.default, today: 1, later: false };
    return { currency: quote.currency, today: quote.today, later: quote.chargedLater };
  }

  async function callerPays(request: FastifyRequest) {
    const viewer = await identity.ownViewer(request);
    await sellers.check(request, viewer);
    return { viewer, seller: sellers.of(request, viewer) };
  }

  /** Throws METHOD_UNKNOWN for what the realm does not have where the caller is. */
  function checkMethod({ selling, country }: Seller, type: string, provider: string): void {
    const isThere = selling.methods.some(
      (method) =>
        method.type === type &&
        method.provider === provider &&
        (!method.countries?.length || (country && method.countries.includes(country))),
    );
    if (!isThere) throw faults.methodUnknown();
  }

  return {
    async paymentMethods(request) {
      const viewer = await identity.ownViewer(request, { agentsToo: true });
      const seller = sellers.of(request, viewer);
      const what = await purposeOf(request, viewer, seller);
      const { locale } = callerOf(request);
      const offered = offeredMethods(seller.selling.methods, { country: seller.country, ...what });
      return {
        methods: offered
          .filter(({ provider }) => provider === 'none' || companies(provider))
          .map(({ type, provider, face, currencies }) => {
            const mandate = mandateOf(type, what.later);
            return {
              paymentMethodType: type,
              targetPaymentProvider: provider,
              face,
              currencies,
              chargesLater: chargesLater(type),
              mandate: mandate && textIn(mandate, locale),
            };
          }),
        asOf: clock().toISOString(),
      };
    },

    async initPayment(request) {
      const { primaryPaymentDetails: details } = request.body as DetailsBody;
      const { targetPaymentProvider: provider, paymentMethodType: type } = details;
      const { viewer, seller } = await callerPays(request);
      checkMethod(seller, type, provider);
      const company = companies(provider);
      if (!company) throw faults.methodUnknown();
      const asOf = clock().toISOString();
      if (type !== 'card') return { parsedData: { provider }, asOf };
      // Without a site there is no page to which the frame could speak.
      const site = siteOf(request) ?? 'http://localhost';
      const { amount: money, keeps = false } = details;
      const form = await asked(company.form({ customer: viewer.id, site, money, keeps }));
      return { parsedData: { provider, ...form }, asOf };
    },

    async validatePayment(request) {
      const { primaryPaymentDetails: details } = request.body as DetailsBody;
      const { targetPaymentProvider, paymentMethodType, paymentDetailsExid: exid } = details;
      const { viewer, seller } = await callerPays(request);
      checkMethod(seller, paymentMethodType, targetPaymentProvider);
      const { facts } = await readMeans(
        services,
        { viewer },
        {
          paymentDetailsExternalId: exid,
          targetPaymentProvider,
          paymentMethodType,
        },
      );
      if (!facts) throw faults.detailsUnknown();
      const kept = await detailsOf(db, viewer.id);
      const known = kept.find(
        (one) => one.provider === facts.provider && one.fingerprint === facts.fingerprint,
      );
      if (!known && kept.length >= MOST_DETAILS) throw faults.maxDetails();
      const row = {
        ...facts,
        id: exid ?? facts.exid,
        realmId: viewer.realmId,
        viewerId: viewer.id,
        isDefault: known?.isDefault ?? kept.length === 0,
        createdAt: clock(),
      };
      return {
        parsedData: {
          paymentDetailsExid: facts.exid,
          targetPaymentProvider,
          paymentMethodType,
          paymentProviderType: paymentMethodType === 'card' ? 'card' : 'bank',
          paymentMethodDetails: cardView(row, []),
          status: 'ready',
        },
        asOf: clock().toISOString(),
      };
    },
  } satisfies Handlers;
}
