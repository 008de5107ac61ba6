import { type FailureRow, FORM_WORDS } from '@marquee/renderer/failures';

const UNAVAILABLE = 'signUp.error.unavailable';
const MALFORMED = 'signUp.error.malformed';
const TAKEN = 'signUp.error.taken';
const TERMS = 'signUp.error.terms';

/** The terms are asked for: nothing has been sent, so no account can be there. */
export const TERMS_ERRORS: FailureRow = {
  codes: {
    IDENTIFIER_TAKEN: TAKEN,
    ACCOUNT_CONFLICT: TAKEN,
    WEAK_SECRET: 'signUp.error.weak',
    FIELDS_REFUSED: 'form.errorSummary',
    TERMS_CHANGED: TERMS,
    SIGN_UP_CLOSED: 'signUp.error.closed',
    VPN_BLOCKED: 'region.vpnBlocked',
    PROVIDER_UNAVAILABLE: UNAVAILABLE,
  },
  instead: {
    ...FORM_WORDS,
    'failure.unavailable': UNAVAILABLE,
    'failure.outsideRegion': 'region.outsideRegion',
    'failure.terms': TERMS,
  },
  generic: 'signUp.error.generic',
};

/** What keeps an account from being opened. After an answer that cannot be read, the account may be there already. */
export const SIGN_UP_ERRORS: FailureRow = {
  ...TERMS_ERRORS,
  codes: { ...TERMS_ERRORS.codes, MALFORMED, FOREIGN_AUDIENCE: MALFORMED },
};

/** Refusals that are about one field: they are told there, and not above the form alone. */
export const FIELD_REFUSALS: Readonly<
  Record<string, { field: 'email' | 'password'; key: string }>
> = {
  IDENTIFIER_TAKEN: { field: 'email', key: TAKEN },
  WEAK_SECRET: { field: 'password', key: 'signUp.error.weak' },
};
