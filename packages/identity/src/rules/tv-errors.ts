import type { FailureRow } from '@marquee/renderer/failures';
import { UNREADABLE_ANSWER } from './login-errors';

const UNAVAILABLE = 'tv.error.unavailable';

/**
 * The row of linking a TV provider: the codes of the catalogue of provider messages, else a generic
 * one (spec 1 §8). `TV_INTERRUPTED` is ours: the return of a sign-in that this browser did not
 * store.
 */
export const TV_ERRORS = {
  codes: {
    ...UNREADABLE_ANSWER,
    TV_REFUSED: 'tv.error.refused',
    TV_DECLINED: 'tv.error.declined',
    TV_NOT_PROVED: 'tv.error.notProved',
    HTTP_412: 'tv.error.notProved',
    TV_CODE_LATE: 'tv.error.late',
    TV_ACCOUNT_TAKEN: 'tv.error.taken',
    TV_INTERRUPTED: 'tv.error.interrupted',
    STALE_REGISTRATION: UNAVAILABLE,
    STATEMENT_REFUSED: UNAVAILABLE,
    UNKNOWN_REQUESTOR: UNAVAILABLE,
    HTTP_400: UNAVAILABLE,
    HTTP_404: UNAVAILABLE,
    PROVIDER_UNAVAILABLE: UNAVAILABLE,
  },
  instead: { 'failure.unavailable': UNAVAILABLE },
  generic: 'tv.error.generic',
  unknownKey: 'login.error.failedAuthentication',
} as const satisfies FailureRow;

/** The row of unlinking: a failure leaves the provider linked, and says so. */
export const UNLINK_ERRORS = {
  instead: {
    'failure.unavailable': 'tv.unlinkFailed',
    'failure.timeout': 'tv.unlinkFailed',
    'failure.asAgent': 'tv.unlinkAsAgent',
  },
  ordinary: ['tv.unlinkAsAgent'],
  generic: 'tv.unlinkFailed',
} as const satisfies FailureRow;

/**
 * True when the viewer is sent to their TV provider once more: at the first 400 or 412 of
 * completing the link. A second one, and every other error, is shown (spec 1 §4, §8).
 */
export const sendsBackOnce = ({ status }: { status: number }, attempt: number): boolean =>
  attempt === 1 && (status === 400 || status === 412);
