import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import type { Database } from '../../../kernel/database/database';
import type { Viewer } from '../../identity';
import { pricesFor } from '../catalogue/read-catalogue';
import { faults } from '../faults';
import { normaliseCode, voucherRefusal } from '../rules/voucher-refusal';
import { addressCountryOf } from '../seller';
import type { Services } from '../services';
import { basketView } from './basket-view';
import {
  type BasketRow,
  type Buying,
  changeBasket,
  openBasket,
  type QuotedBasket,
  quoteBasket,
  usedCodes,
  vouchersOf,
} from './baskets';
import { redeem } from './redeem';

interface SaveBody {
  version: number;
  items?: { sku: string }[];
  billing?: Viewer['fields'];
}

/** The calls for what a viewer is about to buy, and for vouchers. */
export function basketRoutes(services: Services) {
  const { database, identity, sellers, clock, countries } = services;
  const { db } = database;

  async function buyingOf(
    request: FastifyRequest,
    options?: { agentsToo: boolean },
  ): Promise<Buying> {
    const viewer = await identity.ownViewer(request, options);
    await sellers.check(request, viewer);
    const seller = sellers.of(request, viewer);
    return { viewer, seller, now: clock() };
  }

  /** Changes the open basket behind a lock, unless it is being paid for. */
  const changing = (
    buying: Buying,
    change: (tx: Database, basket: BasketRow, quoted: QuotedBasket) => Promise<BasketRow>,
  ) =>
    db.transaction(async (tx) => {
      const basket = await openBasket(tx, buying, { lock: true });
      const before = await quoteBasket(tx, basket, buying);
      if (before.orderUnderWay) throw faults.orderUnderWay(before.orderUnderWay);
      const changed = await change(tx, basket, before);
      return quoteBasket(tx, changed, buying);
    });

  const view = (quoted: QuotedBasket, { seller, now }: Buying) => basketView(quoted, seller, now);

  return {
    async basket(request) {
      const buying = await buyingOf(request, { agentsToo: true });
      return view(await quoteBasket(db, await openBasket(db, buying), buying), buying);
    },

    async saveBasket(request) {
      const { id } = request.params as { id: string };
      const { acknowledgeNoFreeTrial } = request.query as { acknowledgeNoFreeTrial: boolean };
      const { version, items, billing } = request.body as SaveBody;
      let buying = await buyingOf(request);
      if ((await openBasket(db, buying)).id !== id) throw faults.unknownBasket();
      if (billing !== undefined) {
        const country =
          addressCountryOf(billing) ??
          buying.seller.country ??
          countries.callerPlace(request).country;
        await identity.accounts.saveFields(buying.viewer, { fields: billing }, country);
        buying = await buyingOf(request);
      }
      const quoted = await changing(buying, async (tx, basket, before) => {
        if (basket.version !== version) throw faults.basketChanged(view(before, buying));
        // Billing fields alone take back nothing that the viewer has agreed to.
        if (items === undefined && (basket.noTrial || !acknowledgeNoFreeTrial)) return basket;
        const sku = items === undefined ? basket.sku : (items[0]?.sku ?? null);
        const price = before.catalogue.prices.find((one) => one.sku === sku);
        const isSold =
          price &&
          pricesFor(before.catalogue, price.licenceId, buying.seller.country).includes(price);
        if (sku !== null && !isSold) throw faults.unknownSku();
        let changed = await changeBasket(tx, basket.id, {
          sku,
          noTrial: acknowledgeNoFreeTrial,
        });
        let { quote, catalogue } = await quoteBasket(tx, changed, buying);
        if (quote?.change === 'INVALID' && changed.vouchers.length > 0) {
          // A voucher of what was chosen before may make this cost less than the present licence is worth: it is not for this.
          changed = await changeBasket(tx, basket.id, { vouchers: [] });
          ({ quote, catalogue } = await quoteBasket(tx, changed, buying));
        }
        if (quote?.change === 'OWNED') throw faults.alreadyOwned();
        if (quote?.change === 'INVALID') throw faults.invalidTierChange();
        const licence = catalogue.licences.find((one) => one.id === price?.licenceId);
        const denied = quote?.change === 'NONE' && licence?.trialDays && quote.trialDays === null;
        if (denied && !acknowledgeNoFreeTrial) throw faults.freeTrialDenied();
        return changed;
      });
      return view(quoted, buying);
    },

    async applyVoucher(request) {
      const { code: typed } = request.params as { code: string };
      const code = normaliseCode(typed);
      const buying = await buyingOf(request);
      const quoted = await changing(buying, async (tx, basket, before) => {
        const [voucher] = await vouchersOf(tx, buying.seller.realmId, [code]);
        if (!voucher) throw faults.voucher('VOUCHER_UNKNOWN');
        const [line] = before.quote?.lines ?? [];
        if (!line || !before.quote) throw faults.voucher('VOUCHER_NOT_FOR_THIS');
        const others = before.vouchers.filter((one) => one.code !== code);
        const used = await usedCodes(tx, buying.viewer, [code]);
        const refusal = voucherRefusal(voucher, {
          now: buying.now,
          licenceId: line.licenceId,
          currency: before.quote.currency,
          others,
          usedBefore: used.has(code),
        });
        if (refusal) throw faults.voucher(refusal);
        if (before.vouchers.some((one) => one.code === code)) return basket;
        // What could not be used any more is not seen, and must not stand in the way of what can.
        const usable = before.vouchers.map((one) => one.code);
        const changed = await changeBasket(tx, basket.id, { vouchers: [...usable, code] });
        const { quote } = await quoteBasket(tx, changed, buying);
        // It would cost less than the present licence is worth, and the rest would be lost.
        if (quote?.change === 'INVALID') throw faults.voucher('VOUCHER_NOT_FOR_THIS');
        return changed;
      });
      return view(quoted, buying);
    },

    async removeVoucher(request) {
      const { code: typed } = request.params as { code: string };
      const code = normaliseCode(typed);
      const buying = await buyingOf(request);
      const quoted = await changing(buying, async (tx, basket) =>
        basket.vouchers.includes(code)
          ? changeBasket(tx, basket.id, {
              vouchers: basket.vouchers.filter((one) => one !== code),
            })
          : basket,
      );
      return view(quoted, buying);
    },

    async redeemVoucher(request) {
      const { voucherCode, licenceId } = request.body as {
        voucherCode: string;
        licenceId?: number;
      };
      const buying = await buyingOf(request);
      await identity.consents.check(buying.viewer, 'purchase');
      return redeem(services, request, buying, { code: normaliseCode(voucherCode), licenceId });
    },
  } satisfies Handlers;
}
