import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

const generic = 'confirmation.sorrySomethingWentWrong';

/** Asking for another letter. */
export const RESEND_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    OFFLINE: NO_ANSWER.OFFLINE,
    TIMEOUT: NO_ANSWER.TIMEOUT,
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
  },
  generic,
  unknownKey: generic,
};
