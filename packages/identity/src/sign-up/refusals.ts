import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

/** Why somebody may not sign up here, or not buy (spec 1 §2, "geo/VPN modal"); values are label keys. */
export const REGION_REFUSALS: Readonly<Record<string, string>> = {
  KID_PURCHASE_DENIED: 'region.kidPurchaseDenied',
  OUTSIDE_REGION: 'region.outsideRegion',
  VPN_BLOCKED: 'region.vpnBlocked',
};

/** What keeps an account from being opened. */
export const SIGN_UP_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    IDENTIFIER_TAKEN: 'signUp.error.taken',
    ACCOUNT_CONFLICT: 'signUp.error.taken',
    WEAK_SECRET: 'signUp.error.weak',
    FIELDS_REFUSED: 'form.errorSummary',
    CONSENT_REQUIRED: 'signUp.error.terms',
    TERMS_CHANGED: 'signUp.error.terms',
    SIGN_UP_CLOSED: 'signUp.error.closed',
    OUTSIDE_REGION: 'region.outsideRegion',
    VPN_BLOCKED: 'region.vpnBlocked',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    NOT_READY: 'signUp.error.unavailable',
    INTERNAL_ERROR: 'signUp.error.unavailable',
    PROVIDER_UNAVAILABLE: 'signUp.error.unavailable',
    HTTP_500: 'signUp.error.unavailable',
    HTTP_502: 'signUp.error.unavailable',
    HTTP_503: 'signUp.error.unavailable',
    HTTP_504: 'signUp.error.unavailable',
    MALFORMED: 'signUp.error.malformed',
    FOREIGN_AUDIENCE: 'signUp.error.malformed',
  },
  generic: 'signUp.error.generic',
  unknownKey: 'signUp.error.generic',
};

/** Refusals that are about one field: they are told there, and not above the form alone. */
export const FIELD_REFUSALS: Readonly<
  Record<string, { field: 'email' | 'password'; key: string }>
> = {
  IDENTIFIER_TAKEN: { field: 'email', key: 'signUp.error.taken' },
  WEAK_SECRET: { field: 'password', key: 'signUp.error.weak' },
};
