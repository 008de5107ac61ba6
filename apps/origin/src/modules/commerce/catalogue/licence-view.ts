import { textIn } from '../localised';
import { cancelling, mayReactivate } from '../rules/cancelling';
import { discountState } from '../rules/discount-state';
import { accessEnd } from '../rules/renewal-schedule';
import { seasonEnd } from '../rules/season-end';
import { comparedPrice } from '../rules/totals-of';
import type { Subscription } from '../subscriptions/read-subscriptions';
import { isHeld } from '../subscriptions/read-subscriptions';
import type { LicenceRow, PriceRow } from './read-catalogue';

/** What a licence looks like depends on these, too. */
export interface ViewContext {
  locale: string;
  now: Date;
  /** Prices hold their tax where the caller is. */
  taxInclusive: boolean;
  trialEligible: 'yes' | 'no' | 'unknown';
  /** The address of a partner's pages; undefined where there is none. */
  partnerAddress(provider: string): string | undefined;
}

const instant = (at: Date | null) => at?.toISOString();

const STATES = {
  inactive: 'INACTIVE',
  trial: 'TRIAL_ACTIVE',
  active: 'ACTIVE',
  pending: 'SWITCH_TO',
  ended: 'EXPIRED',
} as const;

function statusOf(own: Subscription, now: Date) {
  const state = isHeld(own, now) ? STATES[own.state] : 'EXPIRED';
  // What is overdue goes on for its grace.
  const isOver = own.endsAt !== null && own.endsAt <= now;
  return {
    status: state,
    autoRenewingStatus: own.autoRenew ? 'AUTO_RENEWING' : 'NOT_RENEWING',
    startTimestamp: instant(own.startsAt),
    expiryTimestamp: instant(isOver ? accessEnd(own) : own.endsAt),
    pauseState: 'NOT_ALLOWED',
    subscriptionPendingActions: own.pendingActions,
    licencePayment:
      own.orderId === null
        ? undefined
        : {
            paymentEventType: own.state === 'trial' ? 'TRIAL_INVOICE' : 'SUBSCRIPTION',
            purchaseTimestamp: own.createdAt.toISOString(),
            expiryTimestamp: instant(own.endsAt),
            paymentProviderInfo: { managed: own.managedBy === null },
            cardId: own.paysWith ?? undefined,
            purchaseId: own.orderId,
          },
  } as const;
}

/** When a licence is charged next: one that waits for the viewer's word, as soon as they give it; null where nothing is charged. */
function chargedAt(own: Subscription, now: Date): Date | null {
  const { state, autoRenew, startsAt, endsAt, nextTryAt } = own;
  if (state === 'inactive') return now;
  if (!autoRenew) return null;
  if (state === 'pending') return startsAt;
  if (nextTryAt === null) return endsAt;
  // Behind the last try it is the end: nothing is tried before it, unless the viewer chooses how.
  return nextTryAt;
}

/** What only the viewer who has it reads. */
function ownPart(own: Subscription, now: Date) {
  const { status, autoRenewingStatus, pauseState, subscriptionPendingActions } = statusOf(own, now);
  const { currency, scale, renewalAmount: amount } = own;
  const does = isHeld(own, now) ? cancelling(own, now) : null;
  const chargeAt = (at: Date | null) =>
    at !== null && amount !== null && currency !== null && scale !== null
      ? { at: at.toISOString(), amount: { amount, currency, scale } }
      : undefined;
  return {
    status,
    autoRenewingStatus,
    pauseState,
    subscriptionPendingActions,
    licenceStatus: statusOf(own, now),
    discounts: own.vouchers.map((one) => ({
      type: one.type,
      percentage: one.percentage,
      amount:
        one.worth === undefined || currency === null || scale === null
          ? undefined
          : { amount: one.worth, currency, scale },
      state: discountState(own, one, isHeld(own, now)),
      lifeTimeRepeat: one.lifeTimeRepeat,
    })),
    paysWith: own.paysWith ?? undefined,
    nextCharge: chargeAt(chargedAt(own, now)),
    mayPause: false,
    mayCancel: does !== null,
    cancelEndsAt: does === null ? undefined : instant(does === 'ends' ? now : own.endsAt),
    reactivation: isHeld(own, now) && mayReactivate(own) ? chargeAt(own.endsAt) : undefined,
  };
}

function amountView(price: PriceRow, licence: LicenceRow, taxInclusive: boolean) {
  const { sku, amount, currency, scale, countries, priorAmount } = price;
  const { period, marketingPeriod } = licence;
  return {
    id: `${sku}@${price.version}`,
    sku,
    amount,
    currency,
    scale,
    periodAmounts:
      period !== null && marketingPeriod !== null && marketingPeriod !== period
        ? [{ period: marketingPeriod, amount: comparedPrice(amount, period, marketingPeriod) }]
        : [],
    local: countries !== null,
    default: countries === null,
    taxInclusive,
    priorPrice: priorAmount === null ? undefined : { amount: priorAmount, currency, scale },
  };
}

/** A licence as the contract shows it (schema `Licence`). */
export function licenceView(
  licence: LicenceRow,
  priced: readonly PriceRow[],
  own: Subscription | undefined,
  context: ViewContext,
) {
  const { locale, now, taxInclusive, trialEligible, partnerAddress } = context;
  const { strategy, external, trialDays, grants } = licence;
  const address = external && partnerAddress(external.provider);
  const isFor = grants.scope === 'titles' ? grants.titles[0] : undefined;
  return {
    id: licence.id,
    name: textIn(licence.names, locale),
    description: textIn(licence.descriptions, locale),
    features: licence.features.map((texts) => textIn(texts, locale)),
    type: licence.type,
    rank: licence.rank,
    family: licence.familyId ?? undefined,
    titleId: isFor,
    pauseState: 'NOT_ALLOWED',
    autoRenewingStatus:
      strategy === 'SUBSCRIPTION' && licence.period !== null ? 'AUTO_RENEWING' : 'NOT_RENEWING',
    subscriptionPendingActions: [],
    purchaseStrategy: {
      type: strategy,
      subscriptionPeriod: licence.period ?? undefined,
      endsAt: strategy === 'FIXED_DATE' ? seasonEnd(now).toISOString() : undefined,
      accessHours: licence.accessHours ?? undefined,
      externalAuthProviderDetails:
        external && address
          ? {
              provider: external.provider,
              name: external.name,
              address: `${address}${external.path}`,
            }
          : undefined,
    },
    amounts: priced.map((price) => amountView(price, licence, taxInclusive)),
    paymentProviderInfo: external
      ? { managed: false, provider: external.provider }
      : { managed: true },
    trialDetails: trialDays === null ? undefined : { trialPeriodDuration: trialDays },
    trialEligible: trialDays === null ? 'no' : trialEligible,
    defaultMarketingPricePeriod: licence.marketingPeriod ?? undefined,
    ctaControl: external ? 'EXTERNAL' : 'BUY',
    activationStrategy: { type: licence.activation },
    ...(own && ownPart(own, now)),
  };
}
