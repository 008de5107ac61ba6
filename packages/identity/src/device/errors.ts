import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

const generic = 'device.error.generic';

/** What becomes of a code that a viewer entered. */
export const DEVICE_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    USER_CODE_UNKNOWN: 'device.error.unknown',
    USER_CODE_EXPIRED: 'device.error.expired',
    USER_CODE_USED: 'device.error.used',
    INVALID_REQUEST: 'device.error.unknown',
    AGENT_REFUSED: 'device.asAgent',
    AGENT_CONFIRMATION: 'device.asAgent',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    OFFLINE: NO_ANSWER.OFFLINE,
    TIMEOUT: NO_ANSWER.TIMEOUT,
  },
  generic,
  unknownKey: generic,
};

/** After these there is nothing to answer any more: the viewer enters another code. */
export const CODE_IS_OVER = ['USER_CODE_UNKNOWN', 'USER_CODE_EXPIRED', 'USER_CODE_USED'];

/** What a viewer does themselves; support has no use for the request's name. */
export const ORDINARY = [...CODE_IS_OVER, 'INVALID_REQUEST'];
