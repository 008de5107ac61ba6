import type { FastifyRequest } from 'fastify';
import { siteOf } from '../../../kernel/caller/site-of';
import { licenceView } from '../catalogue/licence-view';
import { pricesFor, readCatalogue } from '../catalogue/read-catalogue';
import { viewContext } from '../catalogue/view-context';
import { faults } from '../faults';
import { placeOrder } from '../orders/place-order';
import { voucherRefusal } from '../rules/voucher-refusal';
import type { Services } from '../services';
import { subscriptionsOf } from '../subscriptions/read-subscriptions';
import { type Buying, openBasket, quoteBasket, usedCodes, vouchersOf } from './baskets';

/**
 * Exchanges a voucher for the licence that it pays for whole, as an order with nothing to pay. Throws the refusals of vouchers, and
 * VOUCHER_NOT_FOR_THIS for one that leaves something to pay.
 */
export async function redeem(
  services: Services,
  request: FastifyRequest,
  buying: Buying,
  { code, licenceId }: { code: string; licenceId?: number },
) {
  const { database, provider, files } = services;
  const { db } = database;
  const { viewer, seller, now } = buying;
  const catalogue = await readCatalogue(db, seller);
  const { payment, chosen } = await db.transaction(async (tx) => {
    const basket = await openBasket(tx, buying, { lock: true });
    const [voucher] = await vouchersOf(tx, seller.realmId, [code]);
    if (!voucher) throw faults.voucher('VOUCHER_UNKNOWN');
    const possible = voucher.licences ?? [];
    const chosen = licenceId ?? (possible.length === 1 ? possible[0] : undefined);
    const [price] = chosen === undefined ? [] : pricesFor(catalogue, chosen, seller.country);
    if (chosen === undefined || !price) throw faults.voucher('VOUCHER_NOT_FOR_THIS');
    const refusal = voucherRefusal(voucher, {
      now,
      licenceId: chosen,
      currency: price.currency,
      others: [],
      usedBefore: (await usedCodes(tx, viewer, [code])).has(code),
    });
    if (refusal) throw faults.voucher(refusal);
    const quoted = await quoteBasket(
      tx,
      { ...basket, sku: price.sku, vouchers: [code], noTrial: true },
      buying,
    );
    if (quoted.orderUnderWay) throw faults.orderUnderWay(quoted.orderUnderWay);
    const { quote } = quoted;
    if (quote?.change === 'OWNED') throw faults.alreadyOwned();
    const isPaid = quote && quote.today === 0 && !quote.chargedLater;
    if (!isPaid || quote.change === 'INVALID') throw faults.voucher('VOUCHER_NOT_FOR_THIS');
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
        basketId: null,
        subscriptionId: null,
        purpose: quote.change === 'NONE' ? 'buy' : 'change',
        total: 0,
        currency: quote.currency,
        scale: quote.scale,
        content: {
          ...kept,
          change: quote.change,
          country: seller.country ?? null,
          locale: seller.locale,
          zone: null,
          entry: quoted.entry,
          basketVersion: basket.version,
          site: siteOf(request),
        },
        means: { provider: 'none', method: 'zeroBalance', facts: null },
        brand: files.nameOf({ id: seller.realmId, name: seller.realmId }, seller.locale),
        returnUri: null,
        notifyUrl: '',
        itemType: 'PAID_ORDER',
      },
      null,
      now,
    );
    return { payment: placed.payment, chosen };
  });
  await provider.send(payment);
  const licence = catalogue.licences.find(({ id }) => id === chosen);
  if (!licence) throw faults.unknownLicence();
  const own = (await subscriptionsOf(db, viewer.id)).find((one) => one.licenceId === chosen);
  return {
    licence: licenceView(
      licence,
      pricesFor(catalogue, chosen, seller.country),
      own,
      await viewContext(services, seller, viewer),
    ),
    asOf: now.toISOString(),
  };
}
