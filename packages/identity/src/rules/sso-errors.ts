import { type ErrorRow, NO_ANSWER } from './error-catalogue';

/**
 * OpenID and OAuth: what the server says first, or a default single sign-on error (spec 1 §8). The contract's own codes
 * have words here, because the origin's messages are in English.
 */
export const SSO_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    // On the way there or on the way back; nothing was typed that could still be here.
    TIMEOUT: 'sso.error.interrupted',
    SSO_DENIED: 'sso.error.denied',
    SSO_LATE: 'sso.error.late',
    SSO_UNKNOWN: 'sso.error.unknown',
    SSO_INTERRUPTED: 'sso.error.interrupted',
    CODE_REFUSED: 'sso.error.unknown',
    ACCOUNT_CONFLICT: 'sso.error.conflict',
    HTTP_409: 'sso.error.conflict',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    PROVIDER_UNAVAILABLE: 'login.error.unavailable',
  },
  generic: 'sso.error.generic',
  unknownKey: 'login.error.failedAuthentication',
  showsMessage: true,
};
