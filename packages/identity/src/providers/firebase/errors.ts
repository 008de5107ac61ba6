import { type ErrorRow, NO_ANSWER } from '../../rules/error-catalogue';

const failedAuthentication = 'login.error.failedAuthentication';
const unavailable = 'login.error.unavailable';

/** `auth/…` are the SDK's codes; one word for all of a project's ways to say that address and password do not fit. */
const SDK_CODES = {
  'auth/invalid-credential': failedAuthentication,
  'auth/invalid-login-credentials': failedAuthentication,
  'auth/wrong-password': failedAuthentication,
  'auth/user-not-found': failedAuthentication,
  'auth/invalid-email': failedAuthentication,
  'auth/missing-password': failedAuthentication,
  'auth/user-disabled': 'login.error.viewerBlocked',
  'auth/too-many-requests': 'login.error.tooManyRequests',
  'auth/network-request-failed': 'login.error.offline',
  'auth/timeout': 'login.error.timeout',
  'auth/internal-error': 'login.error.generic',
  'auth/operation-not-allowed': 'firebase.error.notAllowed',
  'auth/admin-restricted-operation': 'firebase.error.notAllowed',
  'auth/multi-factor-auth-required': 'firebase.error.secondFactor',
  'auth/web-storage-unsupported': 'firebase.error.storage',
  'auth/popup-blocked': 'social.error.blocked',
  'auth/popup-closed-by-user': 'social.error.closed',
  'auth/user-cancelled': 'social.error.refused',
  'auth/redirect-cancelled-by-user': 'social.error.refused',
  'auth/unauthorized-domain': unavailable,
  'auth/configuration-not-found': unavailable,
  'auth/invalid-api-key': unavailable,
} as const;

/**
 * Firebase: the code's message, else the first server message, else failedAuthentication (spec 1 §8). `APP_CHECK` and
 * `SSO_INTERRUPTED` are ours: see `refusal.ts` and `use-firebase-social.ts`.
 */
export const FIREBASE_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    ...SDK_CODES,
    APP_CHECK: 'firebase.error.appCheckFailedWeb',
    EMPTY_INPUTS: 'login.error.emptyInputs',
    ACCOUNT_CONFLICT: 'firebase.error.conflict',
    HTTP_409: 'firebase.error.conflict',
    IDENTITY_REFUSED: failedAuthentication,
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    OUTSIDE_REGION: 'login.error.outsideRegion',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    PROVIDER_UNAVAILABLE: unavailable,
    UNKNOWN_CLIENT: unavailable,
    INTERNAL_ERROR: unavailable,
    SSO_INTERRUPTED: 'sso.error.interrupted',
    VENDOR_UNAVAILABLE: 'firebase.error.unavailable',
  },
  generic: failedAuthentication,
  unknownKey: failedAuthentication,
  serverMessage: 'fallback',
};
