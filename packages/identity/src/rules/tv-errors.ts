import { type ErrorRow, NO_ANSWER } from './error-catalogue';

/**
 * TV-provider link: the codes of the catalogue of provider messages, else a generic one (spec 1 §8). `TV_INTERRUPTED` is
 * ours: a way back that this browser does not remember having begun.
 */
export const TV_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...NO_ANSWER,
    TV_REFUSED: 'tv.error.refused',
    TV_DECLINED: 'tv.error.declined',
    TV_NOT_PROVED: 'tv.error.notProved',
    HTTP_412: 'tv.error.notProved',
    TV_CODE_LATE: 'tv.error.late',
    TV_ACCOUNT_TAKEN: 'tv.error.taken',
    TV_INTERRUPTED: 'tv.error.interrupted',
    STALE_REGISTRATION: 'tv.error.unavailable',
    STATEMENT_REFUSED: 'tv.error.unavailable',
    UNKNOWN_REQUESTOR: 'tv.error.unavailable',
    HTTP_400: 'tv.error.unavailable',
    HTTP_404: 'tv.error.unavailable',
    PROVIDER_UNAVAILABLE: 'tv.error.unavailable',
    INTERNAL_ERROR: 'tv.error.unavailable',
    NOT_READY: 'tv.error.unavailable',
    TIMEOUT: 'tv.error.timeout',
    VIEWER_BLOCKED: 'login.error.viewerBlocked',
    TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
    HTTP_429: 'login.error.tooManyRequests',
    OUTSIDE_REGION: 'login.error.outsideRegion',
  },
  generic: 'tv.error.generic',
  unknownKey: 'login.error.failedAuthentication',
};

/**
 * A first 400 or 412 when the link is completed sends the viewer to their TV provider once more; a second one, and
 * everything else, is said (spec 1 §4, §8).
 */
export const sendsBackOnce = ({ status }: { status: number }, attempt: number): boolean =>
  attempt === 1 && (status === 400 || status === 412);
