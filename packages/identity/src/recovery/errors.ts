import { type FailureRow, FORM_WORDS } from '@marquee/renderer/failures';

const GENERIC = 'recovery.error.generic';
const EXPIRED = 'recovery.error.expired';
const USED = 'recovery.error.used';
const WEAK = 'recovery.error.weak';
const INVALID_EMAIL = 'form.email.invalid';

/** Asking for the letter: the server's error, else the code's words, else the generic ones (spec 1 §8). */
export const REQUEST_ERRORS: FailureRow = {
  messages: {
    tooManyRequests: 'failure.tooManyRequests',
    invalidEmail: INVALID_EMAIL,
  },
  codes: { 'auth/invalid-email': INVALID_EMAIL },
  instead: FORM_WORDS,
  ordinary: [INVALID_EMAIL],
  generic: GENERIC,
};

/**
 * The new secret: the server's first message where it is known, else the generic words (spec 1 §8); what the table has words
 * for is not the server's word on the secret.
 */
export const RESET_ERRORS: FailureRow = {
  messages: {
    expiredToken: EXPIRED,
    invalidToken: USED,
    weakPassword: WEAK,
    viewerBlocked: 'failure.viewerBlocked',
  },
  instead: FORM_WORDS,
  ordinary: [EXPIRED, USED, WEAK],
  generic: GENERIC,
};

/** After these the link is of no use any more. */
export const LINK_IS_OVER: readonly string[] = [EXPIRED, USED];
