import { type ErrorRow, NO_ANSWER } from './error-catalogue';

/** OpenID and OAuth: what the server says first, or a default single sign-on error (spec 1 §8). */
export const SSO_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    SSO_DENIED: 'sso.error.denied',
    SSO_LATE: 'sso.error.late',
    SSO_UNKNOWN: 'sso.error.unknown',
    SSO_INTERRUPTED: 'sso.error.interrupted',
  },
  generic: 'sso.error.generic',
  unknownKey: 'login.error.failedAuthentication',
  showsMessage: true,
};
