import { COMMON_CODES, GENERIC } from '../../account/errors';
import { type ErrorRow, NO_ANSWER } from '../../rules/error-catalogue';

const generic = 'passkey.error.generic';
const tooMany = 'login.error.tooManyRequests';

/** Signing in with a passkey: what the browser, the device and the origin can say. */
export const PASSKEY_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    // Nothing was typed that could still be here.
    TIMEOUT: generic,
    PASSKEY_CANCELLED: 'passkey.error.cancelled',
    PASSKEY_NONE: 'passkey.error.none',
    PASSKEY_UNSUPPORTED: 'passkey.error.unsupported',
    PASSKEY_SITE: 'passkey.error.site',
    REDIRECT_REFUSED: 'passkey.error.site',
    CODE_REFUSED: 'passkey.error.late',
    PASSKEY_UNKNOWN: 'passkey.error.unknown',
    PASSKEY_REFUSED: 'passkey.error.refused',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    TOO_MANY_REQUESTS: tooMany,
    HTTP_429: tooMany,
  },
  generic,
  unknownKey: 'login.error.failedAuthentication',
};

/** A viewer's own passkeys, in the account. */
export const ACCOUNT_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...COMMON_CODES,
    PASSKEY_CANCELLED: 'passkey.account.error.notMade',
    PASSKEY_NONE: 'passkey.account.error.notMade',
    PASSKEY_UNSUPPORTED: 'passkey.account.error.unsupported',
    PASSKEY_SITE: 'passkey.account.error.site',
    REDIRECT_REFUSED: 'passkey.account.error.site',
    CODE_REFUSED: 'passkey.error.late',
    PASSKEY_REFUSED: 'passkey.error.refused',
    PASSKEY_KNOWN: 'passkey.account.error.known',
    PASSKEY_LIMIT: 'passkey.account.error.limit',
    UNKNOWN_PASSKEY: 'passkey.account.error.gone',
  },
  generic: GENERIC,
  unknownKey: GENERIC,
};
