type Labels = Readonly<Record<string, string>>;

/**
 * What a place adds to the table: labels for further codes, and other labels for codes of the table.
 * Values are label keys.
 */
export interface FailureRow {
  /** Labels by the origin's first message. */
  messages?: Labels;
  /** Labels by the error's code. */
  codes?: Labels;
  /** Labels that replace the table's, by the table's key. */
  instead?: Partial<Readonly<Record<TableKey, string>>>;
  /** The label of every other code. Default: `failure.generic`. */
  generic?: string;
  /** The label where the site does not have the one that was found. Default: `generic`. */
  unknownKey?: string;
  /**
   * Shows the origin's first message as it is: `first` in place of every label, `fallback` only where the
   * code has no label. Left out, it is never shown.
   */
  serverMessage?: 'first' | 'fallback';
  /** All messages of the origin are shown in place of the first, joined as sentences. */
  joinsMessages?: true;
  /** Keys of labels that the origin's message does not replace. */
  ownLabels?: readonly string[];
  /** Keys of labels for mistakes that viewers often make: the help team needs no request id for them. */
  ordinary?: readonly string[];
}

/** The row of a place that adds nothing. */
export const TABLE_ALONE: FailureRow = {};

export const GENERIC = 'failure.generic';
export const TOO_MANY = 'failure.tooManyRequests';

const UNAVAILABLE = 'failure.unavailable';
const AS_AGENT = 'failure.asAgent';

/** The label keys of failures that any call may have, by the code of its `OriginError`. */
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
  // The viewer declined the terms, or could not be asked (spec 1 §8, code 428).
  CONSENT_REQUIRED: 'failure.terms',
} as const satisfies Labels;

/** The label keys of the table. */
export type TableKey = (typeof FAILURE_TABLE)[keyof typeof FAILURE_TABLE];
