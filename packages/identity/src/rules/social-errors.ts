import { type ErrorRow, NO_ANSWER } from './error-catalogue';

const generic = 'social.error.sorrySomethingWentWrong';

/**
 * Social sign-in: something went wrong, and a 409 is an account conflict (spec 1 §8). `VENDOR_…` are what the vendor's
 * window came to, before our origin was asked anything.
 */
export const SOCIAL_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    // Nothing was typed that could still be here.
    TIMEOUT: generic,
    ACCOUNT_CONFLICT: 'sso.error.conflict',
    HTTP_409: 'sso.error.conflict',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    VENDOR_UNAVAILABLE: 'social.error.unavailable',
    VENDOR_BLOCKED: 'social.error.blocked',
    VENDOR_CLOSED: 'social.error.closed',
    VENDOR_REFUSED: 'social.error.refused',
    VENDOR_INSECURE: 'social.error.insecure',
  },
  generic,
  unknownKey: 'login.error.failedAuthentication',
};

/** The failure that is answered with a choice rather than with another try. */
export const isAccountConflict = ({ key }: { key: string }): boolean =>
  key.endsWith('.error.conflict');
