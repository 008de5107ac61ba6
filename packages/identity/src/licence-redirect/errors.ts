import type { FailureRow, WaysOn } from '@marquee/renderer/failures';

const GENERIC = 'licence.error.generic';
const CONFLICT = 'licence.error.conflict';

/** What becomes of a partner's code that brings no tokens, where it is not simply unknown. */
export const LICENCE_ERRORS: FailureRow = {
  codes: { ACCOUNT_CONFLICT: CONFLICT },
  instead: {
    'failure.timeout': GENERIC,
    'failure.unavailable': GENERIC,
  },
  generic: GENERIC,
};

export const LICENCE_WAYS_ON: WaysOn = { [CONFLICT]: 'signIn' };

/** The code means nothing here: on to the default menu, with a notice. */
export const UNKNOWN_CODE = ['CODE_REFUSED', 'UNKNOWN_CLIENT', 'INVALID_REQUEST'];

/** Who may not buy is told in a window, as on the way to an account (spec 1 §2). */
export const REFUSALS = ['KID_PURCHASE_DENIED'];
