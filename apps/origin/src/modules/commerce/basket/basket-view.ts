import { textIn } from '../localised';
import { isTaxInclusive, type Seller } from '../seller';
import type { QuotedBasket } from './baskets';

/** A basket as the contract shows it (schema `Basket`). */
export function basketView(quoted: QuotedBasket, seller: Seller, now: Date) {
  const { basket, catalogue, quote, vouchers, missingFields, orderUnderWay, entry } = quoted;
  const fallback = seller.selling.currencies.default;
  const currency = quote?.currency ?? fallback;
  const scale =
    quote?.scale ?? catalogue.prices.find((price) => price.currency === fallback)?.scale ?? 2;
  const money = (amount: number) => ({ amount, currency, scale });
  const items = (quote?.lines ?? []).flatMap((line) => {
    const licence = catalogue.licences.find(({ id }) => id === line.licenceId);
    if (!licence || licence.strategy === 'EXTERNAL') return [];
    return {
      sku: line.sku,
      licenceId: line.licenceId,
      name: textIn(licence.names, seller.locale),
      price: money(line.amount),
      subscriptionSetting: {
        subscriptionPeriod: line.period ?? undefined,
        subscriptionType: licence.strategy,
        trialPeriodDuration: quote?.trialDays ?? undefined,
      },
    };
  });
  const change = quote?.change === 'UP' || quote?.change === 'DOWN' ? quote.change : 'NONE';
  return {
    id: basket.id,
    version: basket.version,
    basketItems: items,
    vouchers: (quote?.vouchers ?? []).map((one) => {
      const row = vouchers.find(({ code }) => code === one.code);
      return {
        code: one.code,
        name: row ? textIn(row.names, seller.locale) : one.code,
        discount: {
          type: one.type,
          percentage: one.percentage,
          amount: one.worth === undefined ? undefined : money(one.worth),
          state: 'ACTIVE',
          lifeTimeRepeat: one.lifeTimeRepeat,
        },
        preApplyVoucherCode: row?.preApply ?? undefined,
        amount: money(one.amount),
      };
    }),
    subtotal: money(quote?.subtotal ?? 0),
    discount: money(quote?.discount ?? 0),
    credit: quote && quote.credit > 0 ? money(quote.credit) : undefined,
    carried: quote && quote.carried > 0 ? money(quote.carried) : undefined,
    discountedTotal: money(quote?.total ?? 0),
    discountedTax: money(quote?.tax ?? 0),
    taxInclusive: quote?.taxInclusive ?? isTaxInclusive(seller),
    taxRate: quote?.taxRate ?? undefined,
    taxRateEstimated: seller.estimated,
    missingFields,
    today: money(quote?.today ?? 0),
    later: quote?.later ? { at: quote.later.at, amount: money(quote.later.amount) } : undefined,
    trialEndsAt: quote?.trialEndsAt?.toISOString(),
    change,
    startsAt: change === 'DOWN' ? quote?.startsAt.toISOString() : undefined,
    orderUnderWay: orderUnderWay ?? undefined,
    unconfirmed: quote?.isUnconfirmed ? true : undefined,
    entry: entry ?? undefined,
    asOf: now.toISOString(),
  };
}
