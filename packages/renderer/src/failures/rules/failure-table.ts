type Labels = Readonly<Record<string, string>>;

/**
 * What a place adds to the table: words for codes of its own, and words of its own for what the table knows. Values are
 * label keys.
 */
export interface FailureRow {
  /** By the origin's first message. */
  messages?: Labels;
  /** By the error's code. */
  codes?: Labels;
  /** In place of the table's words, by their key. */
  instead?: Partial<Readonly<Record<TableKey, string>>>;
  /** For every other code. Default: `failure.generic`. */
  generic?: string;
  /** Where the site has no words for the key that was found. Default: `generic`. */
  unknownKey?: string;
  /**
   * Shows the origin's first message as it is: `first` before all words of the row, `fallback` only where the code has no
   * words. Left out, it is never shown.
   */
  serverMessage?: 'first' | 'fallback';
  /** Label keys whose words the origin's message does not replace. */
  ownWords?: readonly string[];
  /** Label keys of mistakes that every viewer makes: the help team needs no request id for them. */
  ordinary?: readonly string[];
}

/** Nothing to add. */
export const TABLE_ALONE: FailureRow = {};

export const GENERIC = 'failure.generic';
export const TOO_MANY = 'failure.tooManyRequests';

const UNAVAILABLE = 'failure.unavailable';
const AS_AGENT = 'failure.asAgent';

/** What may become of any call, by the code of its `OriginError`: label keys. */
export const FAILURE_TABLE = {
  OFFLINE: 'failure.offline',
  TIMEOUT: 'failure.timeout',
  MALFORMED: UNAVAILABLE,
  FOREIGN_AUDIENCE: UNAVAILABLE,
  NOT_READY: UNAVAILABLE,
  INTERNAL_ERROR: UNAVAILABLE,
  HTTP_500: UNAVAILABLE,
  HTTP_502: UNAVAILABLE,
  HTTP_503: UNAVAILABLE,
  HTTP_504: UNAVAILABLE,
  TOO_MANY_REQUESTS: TOO_MANY,
  HTTP_429: TOO_MANY,
  OUTSIDE_REGION: 'failure.outsideRegion',
  VIEWER_BLOCKED: 'failure.viewerBlocked',
  AGENT_REFUSED: AS_AGENT,
  AGENT_CONFIRMATION: AS_AGENT,
  // The viewer was asked to accept them, and declined or could not be shown them (spec 1 §8, code 428).
  CONSENT_REQUIRED: 'failure.terms',
} as const satisfies Labels;

/** The label keys of the table. */
export type TableKey = (typeof FAILURE_TABLE)[keyof typeof FAILURE_TABLE];
