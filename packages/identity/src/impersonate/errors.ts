import type { FailureRow, WaysOn } from '@marquee/renderer/failures';

const GENERIC = 'impersonate.error.generic';
const OVER = 'impersonate.error.over';
const NOT_YOURS = 'impersonate.error.notYours';
const REFUSED = 'impersonate.error.refused';
const BLOCKED = 'impersonate.error.blocked';

/** The failures of an agent's link. */
export const IMPERSONATE_ERRORS: FailureRow = {
  codes: {
    UNKNOWN_TOKEN: OVER,
    INVALID_REQUEST: OVER,
    NOT_YOUR_TOKEN: NOT_YOURS,
    AGENT_ONLY: REFUSED,
  },
  instead: {
    'failure.timeout': GENERIC,
    'failure.unavailable': GENERIC,
    'failure.viewerBlocked': BLOCKED,
    'failure.asAgent': REFUSED,
  },
  generic: GENERIC,
};

/** The codes after which the same link does not work again, or not for this agent. */
export const IMPERSONATE_WAYS_ON: WaysOn = {
  [OVER]: 'home',
  [NOT_YOURS]: 'home',
  [REFUSED]: 'home',
  [BLOCKED]: 'home',
};
