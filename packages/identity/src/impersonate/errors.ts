import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';

/** What becomes of an agent's link that does not open a viewer's account. */
export const IMPERSONATE_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    UNKNOWN_TOKEN: 'impersonate.error.over',
    INVALID_REQUEST: 'impersonate.error.over',
    NOT_YOUR_TOKEN: 'impersonate.error.notYours',
    AGENT_ONLY: 'impersonate.error.refused',
    AGENT_REFUSED: 'impersonate.error.refused',
    VIEWER_BLOCKED: 'impersonate.error.blocked',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    ...NO_ANSWER,
    TIMEOUT: 'impersonate.error.generic',
    MALFORMED: 'impersonate.error.generic',
  },
  generic: 'impersonate.error.generic',
  unknownKey: 'impersonate.error.generic',
};

/** After these the same link may still work. */
export const MAY_STILL_WORK = ['OFFLINE', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'NOT_READY'];
