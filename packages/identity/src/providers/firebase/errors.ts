import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from '../../rules/login-errors';

const FAILED_AUTHENTICATION = 'login.error.failedAuthentication';
const EMPTY_INPUTS = 'login.error.emptyInputs';
const CONFLICT = 'firebase.error.conflict';
const UNAVAILABLE = 'failure.unavailable';

/**
 * The SDK's codes (`auth/…`); all that say that address and password do not match have one failure.
 */
const SDK_CODES = {
  'auth/invalid-credential': FAILED_AUTHENTICATION,
  'auth/invalid-login-credentials': FAILED_AUTHENTICATION,
  'auth/wrong-password': FAILED_AUTHENTICATION,
  'auth/user-not-found': FAILED_AUTHENTICATION,
  'auth/invalid-email': FAILED_AUTHENTICATION,
  'auth/missing-password': FAILED_AUTHENTICATION,
  'auth/user-disabled': 'failure.viewerBlocked',
  'auth/too-many-requests': 'failure.tooManyRequests',
  'auth/network-request-failed': 'failure.offline',
  'auth/timeout': 'failure.timeoutTyped',
  'auth/internal-error': 'login.error.generic',
  'auth/operation-not-allowed': 'firebase.error.notAllowed',
  'auth/admin-restricted-operation': 'firebase.error.notAllowed',
  'auth/multi-factor-auth-required': 'firebase.error.secondFactor',
  'auth/web-storage-unsupported': 'firebase.error.storage',
  'auth/popup-blocked': 'social.error.blocked',
  'auth/popup-closed-by-user': 'social.error.closed',
  'auth/user-cancelled': 'social.error.refused',
  'auth/redirect-cancelled-by-user': 'social.error.refused',
  'auth/unauthorized-domain': UNAVAILABLE,
  'auth/configuration-not-found': UNAVAILABLE,
  'auth/invalid-api-key': UNAVAILABLE,
} as const;

/**
 * The row of Firebase: the code's message, else the first server message, else failedAuthentication
 * (spec 1 §8). `APP_CHECK` and `SSO_INTERRUPTED` are ours: see `refusal.ts` and
 * `use-firebase-social.ts`.
 */
export const FIREBASE_ERRORS = {
  codes: {
    ...UNREADABLE_ANSWER,
    ...SDK_CODES,
    APP_CHECK: 'firebase.error.appCheckFailedWeb',
    EMPTY_INPUTS,
    ACCOUNT_CONFLICT: CONFLICT,
    HTTP_409: CONFLICT,
    IDENTITY_REFUSED: FAILED_AUTHENTICATION,
    PROVIDER_UNAVAILABLE: UNAVAILABLE,
    UNKNOWN_CLIENT: UNAVAILABLE,
    SSO_INTERRUPTED: 'sso.error.interrupted',
    VENDOR_UNAVAILABLE: 'firebase.error.unavailable',
  },
  instead: FORM_FAILURE_LABELS,
  ordinary: [FAILED_AUTHENTICATION, EMPTY_INPUTS],
  generic: FAILED_AUTHENTICATION,
  unknownKey: FAILED_AUTHENTICATION,
  serverMessage: 'fallback',
} as const satisfies FailureRow;
