import type { FailureRow, WaysOn } from '@marquee/renderer/failures';

const GENERIC = 'impersonate.error.generic';
const OVER = 'impersonate.error.over';
const NOT_YOURS = 'impersonate.error.notYours';
const REFUSED = 'impersonate.error.refused';
const BLOCKED = 'impersonate.error.blocked';

/** What becomes of an agent's link that does not open a viewer's account. */
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

/** After these the same link works no more, or not for this agent. */
export const IMPERSONATE_WAYS_ON: WaysOn = {
  [OVER]: 'home',
  [NOT_YOURS]: 'home',
  [REFUSED]: 'home',
  [BLOCKED]: 'home',
};
