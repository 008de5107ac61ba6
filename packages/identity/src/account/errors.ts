import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const CURRENT_SECRET = 'account.secret.invalidCurrentCredentials';
const WEAK_SECRET = 'account.secret.weak';
const NO_ADDRESS = 'account.secret.noAddress';

/** The failures of a change to the account. */
export const ACCOUNT_ERRORS: FailureRow = {
  codes: {
    UNKNOWN_SESSION: 'account.sessions.gone',
    UNKNOWN_LINK: 'account.linked.gone',
    ONLY_WAY_IN: 'account.linked.onlyWayIn',
  },
};

/**
 * The failures of a new secret: the current one is wrong, else a generic failure (spec 1 §8,
 * "Password change").
 */
export const SECRET_ERRORS: FailureRow = {
  codes: {
    INVALID_CURRENT_CREDENTIALS: CURRENT_SECRET,
    WEAK_SECRET,
    NO_ADDRESS,
  },
  instead: FORM_FAILURE_LABELS,
  ordinary: [CURRENT_SECRET, WEAK_SECRET, NO_ADDRESS],
};

/** The failures of a choice that is saved at once. */
export const MARKETING_ERRORS: FailureRow = {
  codes: { TERMS_CHANGED: 'account.marketing.changed' },
  ordinary: ['account.marketing.changed'],
};

/** The failures of saving the viewer's details. */
export const DETAILS_ERRORS: FailureRow = {
  codes: { FIELDS_REFUSED: 'form.errorSummary', DETAILS_CHANGED: 'account.details.changed' },
  ordinary: ['form.errorSummary', 'account.details.changed'],
  generic: 'account.error.details',
};
