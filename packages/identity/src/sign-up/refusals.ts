import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const UNAVAILABLE = 'signUp.error.unavailable';
const MALFORMED = 'signUp.error.malformed';
const TAKEN = 'signUp.error.taken';
const TERMS = 'signUp.error.terms';

/** The failures of loading the terms: nothing has been sent, so there is no account yet. */
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
    ...FORM_FAILURE_LABELS,
    'failure.unavailable': UNAVAILABLE,
    'failure.outsideRegion': 'region.outsideRegion',
    'failure.terms': TERMS,
  },
  generic: 'signUp.error.generic',
};

/**
 * The failures of opening an account. After an answer that cannot be read, the account may exist.
 */
export const SIGN_UP_ERRORS: FailureRow = {
  ...TERMS_ERRORS,
  codes: { ...TERMS_ERRORS.codes, MALFORMED, FOREIGN_AUDIENCE: MALFORMED },
};

/** The refusals of a single field: they are shown at the field, not only above the form. */
export const FIELD_REFUSALS: Readonly<
  Record<string, { field: 'email' | 'password'; key: string }>
> = {
  IDENTIFIER_TAKEN: { field: 'email', key: TAKEN },
  WEAK_SECRET: { field: 'password', key: 'signUp.error.weak' },
};
