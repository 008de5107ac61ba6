import type { FailureRow } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from '../../rules/login-errors';

const GENERIC = 'passkey.error.generic';

/** The failures of signing in with a passkey, by the browser, the device and the origin. */
export const PASSKEY_ERRORS = {
  codes: {
    ...UNREADABLE_ANSWER,
    PASSKEY_CANCELLED: 'passkey.error.cancelled',
    PASSKEY_NONE: 'passkey.error.none',
    PASSKEY_UNSUPPORTED: 'passkey.error.unsupported',
    PASSKEY_SITE: 'passkey.error.site',
    REDIRECT_REFUSED: 'passkey.error.site',
    CODE_REFUSED: 'passkey.error.late',
    PASSKEY_UNKNOWN: 'passkey.error.unknown',
    PASSKEY_REFUSED: 'passkey.error.refused',
  },
  // There is no form whose values could stay.
  instead: { 'failure.timeout': GENERIC, 'failure.unavailable': GENERIC },
  generic: GENERIC,
  unknownKey: 'login.error.failedAuthentication',
} as const satisfies FailureRow;

/** The failures of a viewer's passkeys in the account. */
export const ACCOUNT_ERRORS: FailureRow = {
  codes: {
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
};
