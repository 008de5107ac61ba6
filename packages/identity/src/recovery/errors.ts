import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

const again = 'recovery.error.generic';

/** What keeps an answer from coming, in words that say nothing of signing in. */
const noAnswer = Object.fromEntries(
  [...Object.keys(NO_ANSWER), 'INTERNAL_ERROR'].map((code) => [
    code,
    code === 'OFFLINE' || code === 'TIMEOUT' ? NO_ANSWER[code] : 'recovery.error.unavailable',
  ]),
);

const tooMany = {
  TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
  HTTP_429: 'login.error.tooManyRequests',
};

/** Asking for the letter: the server's error, else the code's words, else the generic ones (spec 1 §8). */
export const REQUEST_ERRORS: ErrorRow = {
  messages: {
    tooManyRequests: 'login.error.tooManyRequests',
    invalidEmail: 'form.email.invalid',
  },
  codes: { ...noAnswer, ...tooMany, 'auth/invalid-email': 'form.email.invalid' },
  generic: again,
  unknownKey: again,
};

/** The new secret: the server's first message where it is known, else the generic words (spec 1 §8). */
export const RESET_ERRORS: ErrorRow = {
  messages: {
    expiredToken: 'recovery.error.expired',
    invalidToken: 'recovery.error.used',
    weakPassword: 'recovery.error.weak',
    viewerBlocked: 'login.error.viewerBlocked',
  },
  // None of these is the server's word on the secret.
  codes: { ...noAnswer, ...tooMany },
  generic: again,
  unknownKey: again,
};

/** After these the link is of no use any more. */
export const LINK_IS_OVER: readonly string[] = ['recovery.error.expired', 'recovery.error.used'];
