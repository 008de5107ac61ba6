import type { FailureRow, WaysOn } from '@marquee/renderer/failures';

const GENERIC = 'licence.error.generic';
const CONFLICT = 'licence.error.conflict';

/** The failures of exchanging a partner's code, but for an unknown code. */
export const LICENCE_ERRORS: FailureRow = {
  codes: { ACCOUNT_CONFLICT: CONFLICT },
  instead: {
    'failure.timeout': GENERIC,
    'failure.unavailable': GENERIC,
  },
  generic: GENERIC,
};

export const LICENCE_WAYS_ON: WaysOn = { [CONFLICT]: 'signIn' };

/** The codes of an unknown code: the viewer goes on to the default menu, with a notice. */
export const UNKNOWN_CODE = ['CODE_REFUSED', 'UNKNOWN_CLIENT', 'INVALID_REQUEST'];

/** The codes of a viewer who may not buy: a dialog says so, as when signing up (spec 1 §2). */
export const REFUSALS = ['KID_PURCHASE_DENIED'];
