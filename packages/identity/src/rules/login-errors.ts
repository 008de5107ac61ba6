import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const FAILED_AUTHENTICATION = 'login.error.failedAuthentication';
const EMPTY_INPUTS = 'login.error.emptyInputs';

const MALFORMED = 'login.error.malformed';

/**
 * The failure of a sign-in whose answer cannot be read: the viewer is not signed in, and is told
 * so.
 */
export const UNREADABLE_ANSWER = { MALFORMED, FOREIGN_AUDIENCE: MALFORMED } as const;

/**
 * The row of a sign-in with a form (spec 1 §8, login failure). A provider with other answers has
 * its own.
 */
export const LOGIN_ERRORS = {
  messages: {
    failedAuthentication: FAILED_AUTHENTICATION,
    viewerBlocked: 'failure.viewerBlocked',
    tooManyRequests: 'failure.tooManyRequests',
  },
  codes: {
    EMPTY_INPUTS,
    FAILED_AUTHENTICATION,
    HTTP_401: FAILED_AUTHENTICATION,
    ...UNREADABLE_ANSWER,
  },
  instead: FORM_FAILURE_LABELS,
  ordinary: [FAILED_AUTHENTICATION, EMPTY_INPUTS],
  generic: 'login.error.generic',
  unknownKey: FAILED_AUTHENTICATION,
} as const satisfies FailureRow;
