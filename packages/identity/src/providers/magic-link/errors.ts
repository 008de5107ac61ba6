import type { FailureRow } from '@marquee/renderer/failures';

const row = (generic: string, codes?: FailureRow['codes']): FailureRow => ({
  codes,
  instead: {
    'failure.timeout': generic,
    'failure.unavailable': generic,
    'failure.outsideRegion': generic,
  },
  generic,
  unknownKey: 'login.error.failedAuthentication',
});

const SEND = 'magicLink.error.failedToSend';
const SIGN_IN = 'magicLink.error.failedToMagicLogin';
const USED = 'magicLink.error.used';
const LATE = 'magicLink.error.late';
const UNKNOWN = 'magicLink.error.unknown';

/** The failures of sending a magic link (spec 1 §8). */
export const SENDING_ERRORS = row(SEND);

/** The failures of signing in with a magic link (spec 1 §8). */
export const SIGN_IN_ERRORS = row(SIGN_IN, {
  LINK_USED: USED,
  LINK_LATE: LATE,
  LINK_UNKNOWN: UNKNOWN,
});

/** The codes after which a link never signs in. */
export const LINK_IS_OVER: readonly string[] = [USED, LATE, UNKNOWN, SIGN_IN];
