import { FAILURE_TABLE, type FailureRow, GENERIC, TOO_MANY } from './failure-table';

/** A failed call as the table reads it: an `OriginError`, or the part of one that came with the page. */
export interface FailedCall {
  /** The origin's code, or one of ours: `OFFLINE`, `TIMEOUT`, `MALFORMED`, `HTTP_<status>`, … */
  code: string;
  messages?: readonly string[];
  /** The answer's status, where there was one. */
  status?: number;
  requestId?: string;
  retryAfterSeconds?: number;
}

/** What a viewer is told of a failed call. */
export interface Failure {
  /** The label's key; `count` selects its plural. */
  key: string;
  count?: number;
  /** The origin's message, shown in place of the label. */
  text?: string;
  /** The id of the call, for the help team. */
  requestId?: string;
}

type HasLabel = (key: string) => boolean;

/** Turns a failed call into a failure. After too many requests it says when to try again. */
export function failureOf(row: FailureRow, call: FailedCall, hasLabel: HasLabel): Failure {
  const key = keyOf(row, call, hasLabel);
  const wait = call.retryAfterSeconds;
  if (key === TOO_MANY && wait) return waitFor(wait);
  return {
    key,
    text: showsMessage(row, key) ? textOf(row, call) : undefined,
    requestId: row.ordinary?.includes(key) ? undefined : call.requestId,
  };
}

/**
 * Finds the label's key: by the origin's first message where the row has it, else by the code, else the
 * generic key; the row's `unknownKey` where the site has no such label (spec 1 §8).
 */
function keyOf(row: FailureRow, { code, messages }: FailedCall, hasLabel: HasLabel): string {
  const generic = row.generic ?? GENERIC;
  const common = own(FAILURE_TABLE, code);
  const key =
    own(row.messages, messages?.[0]) ??
    own(row.codes, code) ??
    own(row.instead, common) ??
    common ??
    generic;
  return hasLabel(key) ? key : (row.unknownKey ?? generic);
}

/** The origin's own words: its first message, or all of them. */
const textOf = ({ joinsMessages }: FailureRow, { messages }: FailedCall): string | undefined =>
  joinsMessages ? messages?.join(' ') || undefined : messages?.[0];

/** Counts up to 90 seconds in seconds, more in minutes. */
const waitFor = (seconds: number) =>
  seconds <= 90
    ? { key: 'failure.retryInSeconds', count: seconds }
    : { key: 'failure.retryInMinutes', count: Math.ceil(seconds / 60) };

function showsMessage({ serverMessage, ownLabels, generic }: FailureRow, key: string): boolean {
  if (serverMessage === 'first') return !ownLabels?.includes(key);
  return serverMessage === 'fallback' && key === generic;
}

/** Reads an entry of a table, and no property that every object has. */
function own<Value>(
  table: Readonly<Record<string, Value>> = {},
  key: string | undefined,
): Value | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
