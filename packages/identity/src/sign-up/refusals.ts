import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';
import { usualCodes } from '../rules/usual-codes';

const unavailable = 'signUp.error.unavailable';

/** What keeps an account from being opened. */
export const SIGN_UP_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...usualCodes(unavailable, { timeout: NO_ANSWER.TIMEOUT }),
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
    PROVIDER_UNAVAILABLE: unavailable,
    MALFORMED: 'signUp.error.malformed',
    FOREIGN_AUDIENCE: 'signUp.error.malformed',
  },
  generic: 'signUp.error.generic',
  unknownKey: 'signUp.error.generic',
};

/** The same while only the terms were asked for: nothing has been sent, so no account can be there. */
export const TERMS_ERRORS: ErrorRow = {
  ...SIGN_UP_ERRORS,
  codes: { ...SIGN_UP_ERRORS.codes, MALFORMED: unavailable, FOREIGN_AUDIENCE: unavailable },
};

/** Refusals that are about one field: they are told there, and not above the form alone. */
export const FIELD_REFUSALS: Readonly<
  Record<string, { field: 'email' | 'password'; key: string }>
> = {
  IDENTIFIER_TAKEN: { field: 'email', key: 'signUp.error.taken' },
  WEAK_SECRET: { field: 'password', key: 'signUp.error.weak' },
};
