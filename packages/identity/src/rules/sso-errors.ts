import type { FailureRow } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from './login-errors';

const GENERIC = 'sso.error.generic';
const CONFLICT = 'sso.error.conflict';
const INTERRUPTED = 'sso.error.interrupted';

/**
 * The row of OpenID and OAuth: the server's first message, or a default single sign-on error when
 * there is none (spec 1 §8). The codes are those that this browser finds itself, and the conflict
 * of accounts, which has a label of its own (spec 1 §8).
 */
export const SSO_ERRORS = {
  codes: {
    ...UNREADABLE_ANSWER,
    SSO_DENIED: 'sso.error.denied',
    SSO_LATE: 'sso.error.late',
    SSO_UNKNOWN: 'sso.error.unknown',
    SSO_INTERRUPTED: INTERRUPTED,
    ACCOUNT_CONFLICT: CONFLICT,
    HTTP_409: CONFLICT,
  },
  instead: {
    // Leaving or coming back: there is no form whose values could stay.
    'failure.timeout': INTERRUPTED,
    'failure.unavailable': GENERIC,
    'failure.viewerBlocked': GENERIC,
    'failure.outsideRegion': GENERIC,
    'failure.tooManyRequests': GENERIC,
  },
  generic: GENERIC,
  unknownKey: 'login.error.failedAuthentication',
  serverMessage: 'first',
  ownLabels: [CONFLICT],
} as const satisfies FailureRow;
