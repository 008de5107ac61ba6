import { type ErrorRow, NO_ANSWER } from '../../rules/error-catalogue';

const row = (generic: string): ErrorRow => ({
  messages: {},
  codes: {
    OFFLINE: NO_ANSWER.OFFLINE,
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
  },
  generic,
  unknownKey: 'login.error.failedAuthentication',
});

/** Magic link, when sending (spec 1 §8). */
export const SENDING_ERRORS = row('magicLink.error.failedToSend');

/** Magic link, when signing in (spec 1 §8). */
export const SIGN_IN_ERRORS = row('magicLink.error.failedToMagicLogin');
