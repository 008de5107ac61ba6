/** One situation of spec 1 §8 as data: which words a failure of the origin gets. Values are label keys. */
export interface ErrorRow {
  /** By the server's first message. */
  messages: Readonly<Record<string, string>>;
  /** By the error's code. */
  codes: Readonly<Record<string, string>>;
  generic: string;
  /** When the site has no words for the key that the row leads to. */
  unknownKey: string;
  /**
   * Shows the server's first message as it is: `first` before all words of the row, `fallback` only where the row has no
   * words for the code. Left out, it is never shown.
   */
  serverMessage?: 'first' | 'fallback';
  /** Label keys whose words the server's message does not replace. */
  ownWords?: readonly string[];
  /** Label keys of mistakes that anybody makes: they need no request id for the support desk. */
  ordinary?: readonly string[];
}

const unavailable = 'login.error.unavailable';

/** What keeps an answer from coming, whoever was asked. */
export const NO_ANSWER = {
  OFFLINE: 'login.error.offline',
  TIMEOUT: 'login.error.timeout',
  MALFORMED: 'login.error.malformed',
  FOREIGN_AUDIENCE: 'login.error.malformed',
  NOT_READY: unavailable,
  HTTP_500: unavailable,
  HTTP_502: unavailable,
  HTTP_503: unavailable,
  HTTP_504: unavailable,
} as const;

/** Every row is a way of signing in; a provider with answers of its own adds its row. */
export const ERROR_CATALOGUE = {
  login: {
    messages: {
      failedAuthentication: 'login.error.failedAuthentication',
      viewerBlocked: 'login.error.viewerBlocked',
      tooManyRequests: 'login.error.tooManyRequests',
    },
    codes: {
      EMPTY_INPUTS: 'login.error.emptyInputs',
      FAILED_AUTHENTICATION: 'login.error.failedAuthentication',
      HTTP_401: 'login.error.failedAuthentication',
      VIEWER_BLOCKED: 'login.error.viewerBlocked',
      TOO_MANY_REQUESTS: 'login.error.tooManyRequests',
      HTTP_429: 'login.error.tooManyRequests',
      OUTSIDE_REGION: 'login.error.outsideRegion',
      ...NO_ANSWER,
      INTERNAL_ERROR: unavailable,
    },
    generic: 'login.error.generic',
    unknownKey: 'login.error.failedAuthentication',
  },
} as const satisfies Record<string, ErrorRow>;

/**
 * The label key of a failure: the server's first message when it is known, else the code's, else the generic one;
 * and the failed-authentication label when the site has no words for what was found (spec 1 §8).
 */
export function errorKey(
  row: ErrorRow,
  failure: { code: string; messages: readonly string[] },
  hasLabel: (key: string) => boolean,
): string {
  const [message = ''] = failure.messages;
  const key = own(row.messages, message) ?? own(row.codes, failure.code) ?? row.generic;
  return hasLabel(key) ? key : row.unknownKey;
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
