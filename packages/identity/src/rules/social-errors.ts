import type { FailureRow } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from './login-errors';

const GENERIC = 'social.error.sorrySomethingWentWrong';
const CONFLICT = 'sso.error.conflict';

/**
 * The row of social sign-in: a generic failure, and for 409 an account conflict (spec 1 §8).
 * `VENDOR_…` are failures of the vendor's window, before any call to our origin.
 */
export const SOCIAL_ERRORS = {
  codes: {
    ...UNREADABLE_ANSWER,
    ACCOUNT_CONFLICT: CONFLICT,
    HTTP_409: CONFLICT,
    VENDOR_UNAVAILABLE: 'social.error.unavailable',
    VENDOR_BLOCKED: 'social.error.blocked',
    VENDOR_CLOSED: 'social.error.closed',
    VENDOR_REFUSED: 'social.error.refused',
    VENDOR_INSECURE: 'social.error.insecure',
  },
  instead: {
    // There is no form whose values could stay.
    'failure.timeout': GENERIC,
    'failure.unavailable': GENERIC,
    'failure.outsideRegion': GENERIC,
  },
  generic: GENERIC,
  unknownKey: 'login.error.failedAuthentication',
} as const satisfies FailureRow;

/** The failure with which the viewer chooses an account instead of trying again. */
export const isAccountConflict = ({ key }: { key: string }): boolean =>
  key.endsWith('.error.conflict');
