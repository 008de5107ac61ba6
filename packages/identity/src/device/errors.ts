import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const UNKNOWN = 'device.error.unknown';
const EXPIRED = 'device.error.expired';
const USED = 'device.error.used';

/** The failures of a code that a viewer entered. */
export const DEVICE_ERRORS: FailureRow = {
  codes: {
    USER_CODE_UNKNOWN: UNKNOWN,
    USER_CODE_EXPIRED: EXPIRED,
    USER_CODE_USED: USED,
    INVALID_REQUEST: UNKNOWN,
  },
  instead: { ...FORM_FAILURE_LABELS, 'failure.asAgent': 'device.asAgent' },
  ordinary: [UNKNOWN, EXPIRED, USED],
};

/** The codes after which there is nothing to answer: the viewer enters another code. */
export const CODE_IS_OVER = ['USER_CODE_UNKNOWN', 'USER_CODE_EXPIRED', 'USER_CODE_USED'];
