import type { FailureRow } from '@marquee/renderer/failures';

/** What a viewer is told when a commerce call fails (2 §8); codes that are not here show the origin's message. */
export const COMMERCE_WORDS: FailureRow = {
  codes: {
    INVALID_TIER_CHANGE: 'commerce.invalidTierChange',
    BAD_REQUEST: 'commerce.paymentError',
    MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'commerce.maxPaymentMethods',
    CAPTCHA_FAIL_ERROR: 'commerce.captchaFailed',
    CHALLENGE_FAILED: 'commerce.captchaFailed',
    ORDER_FAILED: 'commerce.failedPayment',
    VOUCHER_UNKNOWN: 'voucher.unknown',
    VOUCHER_EXPIRED: 'voucher.expired',
    VOUCHER_USED: 'voucher.used',
    VOUCHER_NOT_FOR_THIS: 'voucher.notForThis',
    KID_PURCHASE_DENIED: 'region.kidPurchaseDenied',
    OUTSIDE_REGION: 'region.outsideRegion',
    VPN_BLOCKED: 'region.vpnBlocked',
  },
  generic: 'commerce.anErrorOccured',
  // card_declined, incorrect_number and every code that we do not know: the server's own words
  serverMessage: 'fallback',
};

/** The row of cancelling: the origin's messages are joined (1.8-29). */
export const CANCEL_WORDS: FailureRow = { ...COMMERCE_WORDS, joinsMessages: true };

/** The rows of calls that load a page's lists. */
export const LICENCES_WORDS: FailureRow = {
  ...COMMERCE_WORDS,
  generic: 'commerce.couldntLoadLicences',
};

export const METHODS_WORDS: FailureRow = {
  ...COMMERCE_WORDS,
  generic: 'commerce.couldntLoadPaymentProviders',
};

/** The row of calls that load anything else: one payment, for example. */
export const LOADING_WORDS: FailureRow = {
  ...COMMERCE_WORDS,
  generic: 'commerce.unknownError',
};

/** The label of a payment that there is not: another try changes nothing. */
export const UNKNOWN_PAYMENT = 'receipt.unknown.title';

/** The row of a receipt. */
export const RECEIPT_WORDS: FailureRow = {
  ...LOADING_WORDS,
  codes: { ...LOADING_WORDS.codes, UNKNOWN_PAYMENT },
};
