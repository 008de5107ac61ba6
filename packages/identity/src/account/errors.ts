import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

export const GENERIC = 'account.error.generic';
const unavailable = 'account.error.unavailable';

/** Whoever acts as a viewer; asking again changes nothing. */
export const AS_AGENT = 'account.error.asAgent';

/** What may keep anything of the account from being done. */
export const COMMON_CODES = {
  OFFLINE: NO_ANSWER.OFFLINE,
  TIMEOUT: unavailable,
  NOT_READY: unavailable,
  INTERNAL_ERROR: unavailable,
  HTTP_500: unavailable,
  HTTP_502: unavailable,
  HTTP_503: unavailable,
  HTTP_504: unavailable,
  TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
  HTTP_429: 'login.error.tooManyRequests',
  AGENT_REFUSED: AS_AGENT,
  AGENT_CONFIRMATION: AS_AGENT,
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
  },
  generic: GENERIC,
  unknownKey: GENERIC,
};
