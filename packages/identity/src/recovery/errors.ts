import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const GENERIC = 'recovery.error.generic';
const EXPIRED = 'recovery.error.expired';
const USED = 'recovery.error.used';
const LINK_OVER = 'recovery.link.over';
const WEAK = 'recovery.error.weak';
const INVALID_EMAIL = 'form.email.invalid';

/**
 * The failures of sending the email: the server's error, else that of the code, else the generic
 * one (spec 1 §8).
 */
export const REQUEST_ERRORS: FailureRow = {
  messages: {
    tooManyRequests: 'failure.tooManyRequests',
    invalidEmail: INVALID_EMAIL,
  },
  codes: { 'auth/invalid-email': INVALID_EMAIL },
  instead: FORM_FAILURE_LABELS,
  ordinary: [INVALID_EMAIL],
  generic: GENERIC,
};

/**
 * The failures of the new secret: the server's first message where it is known, else the generic
 * failure (spec 1 §8). A code that the failure table has is not about the secret.
 */
export const RESET_ERRORS: FailureRow = {
  messages: {
    expiredToken: EXPIRED,
    invalidToken: USED,
    weakPassword: WEAK,
    viewerBlocked: 'failure.viewerBlocked',
  },
  instead: FORM_FAILURE_LABELS,
  ordinary: [EXPIRED, USED, WEAK],
  generic: GENERIC,
};

/** The failures of a link that is not for a new password. */
export const APPLY_ERRORS: FailureRow = {
  messages: {
    expiredToken: LINK_OVER,
    invalidToken: LINK_OVER,
    viewerBlocked: 'failure.viewerBlocked',
  },
  instead: FORM_FAILURE_LABELS,
  ordinary: [LINK_OVER],
  generic: GENERIC,
};

/** The codes after which the link does not work again. */
export const LINK_IS_OVER: readonly string[] = [EXPIRED, USED, LINK_OVER];
