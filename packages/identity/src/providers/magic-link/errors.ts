import { type ErrorRow, NO_ANSWER } from '../../rules/error-catalogue';

const row = (generic: string, codes: ErrorRow['codes'] = {}): ErrorRow => ({
  messages: {},
  codes: {
    OFFLINE: NO_ANSWER.OFFLINE,
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    ...codes,
  },
  generic,
  unknownKey: 'login.error.failedAuthentication',
});

/** Magic link, when sending (spec 1 §8). */
export const SENDING_ERRORS = row('magicLink.error.failedToSend');

/** After these a link never signs in. */
export const LINK_IS_OVER: readonly string[] = [
  'magicLink.error.used',
  'magicLink.error.late',
  'magicLink.error.unknown',
  'magicLink.error.failedToMagicLogin',
];

/** Magic link, when signing in (spec 1 §8). */
export const SIGN_IN_ERRORS = row('magicLink.error.failedToMagicLogin', {
  LINK_USED: 'magicLink.error.used',
  LINK_LATE: 'magicLink.error.late',
  LINK_UNKNOWN: 'magicLink.error.unknown',
});
