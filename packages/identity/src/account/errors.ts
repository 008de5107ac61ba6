import type { ErrorRow } from '../rules/error-catalogue';
import { usualCodes } from '../rules/usual-codes';

export const GENERIC = 'account.error.generic';

/** Whoever acts as a viewer; asking again changes nothing. */
export const AS_AGENT = 'account.error.asAgent';

/** What may keep anything of the account from being done. */
export const COMMON_CODES = {
  ...usualCodes('account.error.unavailable'),
  AGENT_REFUSED: AS_AGENT,
  AGENT_CONFIRMATION: AS_AGENT,
  // They were asked for, and could not be shown or were declined.
  CONSENT_REQUIRED: 'account.error.terms',
};

/** What becomes of a change to the account. */
export const ACCOUNT_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...COMMON_CODES,
    UNKNOWN_SESSION: 'account.sessions.gone',
    UNKNOWN_LINK: 'account.linked.gone',
    ONLY_WAY_IN: 'account.linked.onlyWayIn',
  },
  generic: GENERIC,
  unknownKey: GENERIC,
};

/** A new secret: the current one is another, or else the generic words (spec 1 §8, "Password change"). */
export const SECRET_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...COMMON_CODES,
    INVALID_CURRENT_CREDENTIALS: 'account.secret.invalidCurrentCredentials',
    WEAK_SECRET: 'account.secret.weak',
    NO_ADDRESS: 'account.secret.noAddress',
  },
  ordinary: [
    'account.secret.invalidCurrentCredentials',
    'account.secret.weak',
    'account.secret.noAddress',
  ],
  generic: GENERIC,
  unknownKey: GENERIC,
};

/** What becomes of the viewer's details. */
export const DETAILS_ERRORS: ErrorRow = {
  messages: {},
  codes: { ...COMMON_CODES, FIELDS_REFUSED: 'form.errorSummary' },
  ordinary: ['form.errorSummary'],
  generic: 'account.error.details',
  unknownKey: 'account.error.details',
};
