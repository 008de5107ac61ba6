import { type ErrorRow, NO_ANSWER } from './error-catalogue';

/**
 * OpenID and OAuth: the server's first message, or a default single sign-on error when there is none (spec 1 §8). The codes
 * are what this browser found out by itself, and the conflict of accounts, which has words of its own (spec 1 §8).
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
    ACCOUNT_CONFLICT: 'sso.error.conflict',
    HTTP_409: 'sso.error.conflict',
  },
  generic: 'sso.error.generic',
  unknownKey: 'login.error.failedAuthentication',
  serverMessage: 'first',
  ownWords: ['sso.error.conflict'],
};
