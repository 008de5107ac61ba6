import type { FailureRow } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from './login-errors';

const GENERIC = 'social.error.sorrySomethingWentWrong';
const CONFLICT = 'sso.error.conflict';

/**
 * Social sign-in: something went wrong, and a 409 is an account conflict (spec 1 §8). `VENDOR_…` are what the vendor's
 * window came to, before our origin was asked anything.
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
    // Nothing was typed that could still be here.
    'failure.timeout': GENERIC,
    'failure.unavailable': GENERIC,
    'failure.outsideRegion': GENERIC,
  },
  generic: GENERIC,
  unknownKey: 'login.error.failedAuthentication',
} as const satisfies FailureRow;

/** The failure that is answered with a choice rather than with another try. */
export const isAccountConflict = ({ key }: { key: string }): boolean =>
  key.endsWith('.error.conflict');
