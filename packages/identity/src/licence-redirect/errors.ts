import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

const generic = 'licence.error.generic';

/** What becomes of a partner's code that brings no tokens, where it is not simply unknown. */
export const LICENCE_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ACCOUNT_CONFLICT: 'licence.error.conflict',
    VIEWER_BLOCKED: 'licence.error.blocked',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    OFFLINE: NO_ANSWER.OFFLINE,
    OUTSIDE_REGION: 'login.error.outsideRegion',
  },
  generic,
  unknownKey: generic,
};

/** The code means nothing here: on to the default menu, with a notice. */
export const UNKNOWN_CODE = ['CODE_REFUSED', 'UNKNOWN_CLIENT', 'INVALID_REQUEST'];

/** Asking again changes nothing. */
export const FINAL = ['ACCOUNT_CONFLICT', 'VIEWER_BLOCKED', 'OUTSIDE_REGION'];

/** Who may not buy is told in a window, as on the way to an account (spec 1 §2). */
export const REFUSALS = ['KID_PURCHASE_DENIED'];
