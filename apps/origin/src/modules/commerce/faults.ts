import { Fault, faults as general } from '../../kernel/errors/faults';
import { DECLINE_WORDS } from './decline-words';
import { FAULT_WORDS, type Words } from './fault-words';
import type { VoucherRefusal } from './rules/voucher-refusal';

/** A refusal that a viewer reads as it is. */
const told = (status: number, code: string, words: Words) =>
  new Fault(status, code, [words.en], {}, words);

/** The refusals of commerce, and those that every call may answer with. */
export const faults = {
  ...general,
  kidPurchaseDenied: () =>
    new Fault(403, 'KID_PURCHASE_DENIED', ['A child’s profile cannot purchase.']),
  outsideRegion: () => new Fault(403, 'OUTSIDE_REGION', ['This is not sold where you are.']),
  vpnBlocked: () => new Fault(403, 'VPN_BLOCKED', ['This is not sold through a VPN.']),
  unknownLicence: () => told(404, 'UNKNOWN_LICENCE', FAULT_WORDS.unknownLicence),
  unknownBasket: () => told(404, 'UNKNOWN_BASKET', FAULT_WORDS.unknownBasket),
  unknownSku: () => told(404, 'UNKNOWN_SKU', FAULT_WORDS.unknownSku),
  unknownOrder: () => new Fault(404, 'UNKNOWN_ORDER', ['The viewer has no such order.']),
  unknownPayment: () => new Fault(404, 'UNKNOWN_PAYMENT', ['The viewer has no such payment.']),
  methodUnknown: () => told(404, 'METHOD_UNKNOWN', FAULT_WORDS.methodUnknown),
  detailsUnknown: () => told(404, 'DETAILS_UNKNOWN', FAULT_WORDS.detailsUnknown),
  basketChanged: (basket: object) =>
    told(409, 'BASKET_CHANGED', FAULT_WORDS.unknownBasket).withDetails({
      basket,
    }),
  priceChanged: (basket: object) =>
    told(409, 'PRICE_CHANGED', FAULT_WORDS.priceChanged).withDetails({
      basket,
    }),
  amountChanged: (amount: object) =>
    told(409, 'PRICE_CHANGED', FAULT_WORDS.priceChanged).withDetails({
      amount,
    }),
  basketEmpty: () => told(409, 'BASKET_EMPTY', FAULT_WORDS.basketEmpty),
  alreadyOwned: () => told(409, 'ALREADY_OWNED', FAULT_WORDS.alreadyOwned),
  // The client knows it by its message (2 §4).
  freeTrialDenied: () => new Fault(409, 'FREE_TRIAL_DENIED', ['freeTrialDenied']),
  orderUnderWay: (orderId: string) =>
    told(409, 'ORDER_UNDER_WAY', FAULT_WORDS.orderUnderWay).withDetails({ orderId }),
  keyMissing: () => new Fault(400, 'KEY_MISSING', ['Send an Idempotency-Key.']),
  keyInUse: (orderId: string) =>
    new Fault(409, 'KEY_IN_USE', ['A call with this key is running.'], {
      'retry-after': '1',
    }).withDetails({ orderId }),
  keyReused: () => new Fault(422, 'KEY_REUSED', ['The key belongs to another request.']),
  invalidTierChange: () =>
    new Fault(422, 'INVALID_TIER_CHANGE', [
      'There is no way from the present licence to this one.',
    ]),
  missingFields: (missingFields: readonly string[]) =>
    new Fault(424, 'BASKET_REQUIREMENTS_FAILED', ['Billing fields are missing.']).withDetails({
      missingFields,
    }),
  maxDetails: () =>
    new Fault(409, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', [
      'The viewer has as many payment methods as an account may have.',
    ]),
  cardPays: (licences: readonly number[]) =>
    told(409, 'CARD_PAYS', FAULT_WORDS.cardPays).withDetails({
      licences,
    }),
  alreadyEnded: () => told(409, 'ALREADY_ENDED', FAULT_WORDS.alreadyEnded),
  managedElsewhere: () => told(409, 'MANAGED_ELSEWHERE', FAULT_WORDS.managedElsewhere),
  notRenewable: () => told(409, 'NOT_RENEWABLE', FAULT_WORDS.notRenewable),
  nothingToCharge: () => told(409, 'NOTHING_TO_CHARGE', FAULT_WORDS.nothingToCharge),
  nothingToConfirm: () => told(409, 'NOTHING_TO_CONFIRM', FAULT_WORDS.nothingToConfirm),
  voucher: (code: VoucherRefusal) => VOUCHER_FAULTS[code](),
  /** The code is the provider's, in its letters (2 §8). */
  declined: (code: string, message: string, orderId: string) =>
    new Fault(402, code, [message], {}, DECLINE_WORDS[code] ?? DECLINE_WORDS.other).withDetails({
      orderId,
    }),
  webhookRefused: () => new Fault(401, 'WEBHOOK_REFUSED', ['The signature is not valid.']),
  webhookKept: () => new Fault(422, 'WEBHOOK_KEPT', ['No payment is known for this event.']),
  providerUnavailable: () => told(502, 'PROVIDER_UNAVAILABLE', FAULT_WORDS.providerUnavailable),
} as const;

const VOUCHER_FAULTS: Readonly<Record<VoucherRefusal, () => Fault>> = {
  VOUCHER_UNKNOWN: () => new Fault(404, 'VOUCHER_UNKNOWN', ['There is no such voucher.']),
  VOUCHER_EXPIRED: () => new Fault(410, 'VOUCHER_EXPIRED', ['The voucher has expired.']),
  VOUCHER_USED: () => new Fault(409, 'VOUCHER_USED', ['The voucher has been used.']),
  VOUCHER_NOT_FOR_THIS: () =>
    new Fault(409, 'VOUCHER_NOT_FOR_THIS', ['The voucher is not for this purchase.']),
};
