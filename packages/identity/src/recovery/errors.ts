import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';
import { usualCodes } from '../rules/usual-codes';

const again = 'recovery.error.generic';

const codes = usualCodes('recovery.error.unavailable', { timeout: NO_ANSWER.TIMEOUT });

/** Asking for the letter: the server's error, else the code's words, else the generic ones (spec 1 §8). */
export const REQUEST_ERRORS: ErrorRow = {
  messages: {
    tooManyRequests: 'login.error.tooManyRequests',
    invalidEmail: 'form.email.invalid',
  },
  codes: { ...codes, 'auth/invalid-email': 'form.email.invalid' },
  ordinary: ['form.email.invalid'],
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
  codes,
  ordinary: ['recovery.error.expired', 'recovery.error.used', 'recovery.error.weak'],
  generic: again,
  unknownKey: again,
};

/** After these the link is of no use any more. */
export const LINK_IS_OVER: readonly string[] = ['recovery.error.expired', 'recovery.error.used'];
