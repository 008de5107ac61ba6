import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

const generic = 'account.error.generic';
const unavailable = 'account.error.unavailable';

const codes = {
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
  AGENT_REFUSED: 'account.error.asAgent',
};

/** What becomes of a change to the account. */
export const ACCOUNT_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...codes,
    UNKNOWN_SESSION: 'account.sessions.gone',
    UNKNOWN_LINK: 'account.linked.gone',
    ONLY_WAY_IN: 'account.linked.onlyWayIn',
  },
  generic,
  unknownKey: generic,
};

/** A new secret: the current one is another, or else the generic words (spec 1 §8, "Password change"). */
export const SECRET_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...codes,
    INVALID_CURRENT_CREDENTIALS: 'account.secret.invalidCurrentCredentials',
    WEAK_SECRET: 'account.secret.weak',
  },
  generic,
  unknownKey: generic,
};
