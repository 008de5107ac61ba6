import { Fault, faults as general } from '../../kernel/errors/faults';
import { DECLINE_WORDS } from './decline-words';
import type { VoucherRefusal } from './rules/voucher-refusal';

/** The refusals of commerce, and those that every call may answer with. */
export const faults = {
  ...general,
  kidPurchaseDenied: () =>
    new Fault(403, 'KID_PURCHASE_DENIED', ['A child’s profile cannot purchase.']),
  outsideRegion: () => new Fault(403, 'OUTSIDE_REGION', ['This is not sold where you are.']),
  vpnBlocked: () => new Fault(403, 'VPN_BLOCKED', ['This is not sold through a VPN.']),
  unknownLicence: () => new Fault(404, 'UNKNOWN_LICENCE', ['There is no such licence.']),
  unknownBasket: () => new Fault(404, 'UNKNOWN_BASKET', ['The viewer has no such basket.']),
  unknownSku: () => new Fault(404, 'UNKNOWN_SKU', ['This is not sold to the viewer.']),
  unknownOrder: () => new Fault(404, 'UNKNOWN_ORDER', ['The viewer has no such order.']),
  unknownPayment: () => new Fault(404, 'UNKNOWN_PAYMENT', ['The viewer has no such payment.']),
  methodUnknown: () => new Fault(404, 'METHOD_UNKNOWN', ['This cannot be paid by this method.']),
  detailsUnknown: () =>
    new Fault(404, 'DETAILS_UNKNOWN', ['The viewer has no such payment details.']),
  basketChanged: (basket: object) =>
    new Fault(409, 'BASKET_CHANGED', ['The basket has changed since it was read.']).withDetails({
      basket,
    }),
  priceChanged: (basket?: object) =>
    new Fault(409, 'PRICE_CHANGED', ['The total has changed since it was shown.']).withDetails({
      basket,
    }),
  basketEmpty: () => new Fault(409, 'BASKET_EMPTY', ['There is nothing in the basket.']),
  alreadyOwned: () => new Fault(409, 'ALREADY_OWNED', ['The viewer has this licence.']),
  // The client knows it by its message (2 §4).
  freeTrialDenied: () => new Fault(409, 'FREE_TRIAL_DENIED', ['freeTrialDenied']),
  orderUnderWay: (orderId: string) =>
    new Fault(409, 'ORDER_UNDER_WAY', ['The basket is being paid for.']).withDetails({ orderId }),
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
    new Fault(409, 'CARD_PAYS', ['Licences are paid with it: name a successor.']).withDetails({
      licences,
    }),
  alreadyEnded: () => new Fault(409, 'ALREADY_ENDED', ['The licence has ended.']),
  nothingToConfirm: () => new Fault(409, 'NOTHING_TO_CONFIRM', ['There is nothing to confirm.']),
  voucher: (code: VoucherRefusal) => VOUCHER_FAULTS[code](),
  /** The code is the provider's, in its letters (2 §8). */
  declined: (code: string, message: string, orderId: string) =>
    new Fault(402, code, [message], {}, DECLINE_WORDS[code] ?? DECLINE_WORDS.other).withDetails({
      orderId,
    }),
  webhookRefused: () => new Fault(401, 'WEBHOOK_REFUSED', ['The signature is not valid.']),
  webhookKept: () => new Fault(422, 'WEBHOOK_KEPT', ['No payment is known for this event.']),
  providerUnavailable: () =>
    new Fault(502, 'PROVIDER_UNAVAILABLE', ['The provider does not answer at the moment.']),
} as const;

const VOUCHER_FAULTS: Readonly<Record<VoucherRefusal, () => Fault>> = {
  VOUCHER_UNKNOWN: () => new Fault(404, 'VOUCHER_UNKNOWN', ['There is no such voucher.']),
  VOUCHER_EXPIRED: () => new Fault(410, 'VOUCHER_EXPIRED', ['The voucher has expired.']),
  VOUCHER_USED: () => new Fault(409, 'VOUCHER_USED', ['The voucher has been used.']),
  VOUCHER_NOT_FOR_THIS: () =>
    new Fault(409, 'VOUCHER_NOT_FOR_THIS', ['The voucher is not for this purchase.']),
};
