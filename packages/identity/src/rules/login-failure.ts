import { type ErrorRow, errorKey } from './error-catalogue';

/** What is shown when a sign-in did not work. */
export interface LoginFailure {
  /** Label key and its values. */
  key: string;
  /** The server's own words, shown in place of the label. */
  text?: string;
  count?: number;
  /** For the support desk; an ordinary wrong password needs none. */
  requestId?: string;
}

/** What the rule reads of an `OriginError`. */
export interface FailedAnswer {
  /** Absent when nothing came back. */
  status?: number;
  code: string;
  messages: readonly string[];
  requestId?: string;
  retryAfterSeconds?: number;
}

const ordinary = ['login.error.failedAuthentication', 'login.error.emptyInputs'];

/** Puts a failed sign-in into words. A refusal for too many attempts says when to try again. */
export function loginFailure(
  row: ErrorRow,
  answer: FailedAnswer,
  hasLabel: (key: string) => boolean,
): LoginFailure {
  const key = errorKey(row, answer, hasLabel);
  const wait = answer.retryAfterSeconds;
  if (key === 'login.error.tooManyRequests' && wait) {
    return wait <= 90
      ? { key: 'login.error.retryInSeconds', count: wait }
      : { key: 'login.error.retryInMinutes', count: Math.ceil(wait / 60) };
  }
  const [text] = answer.messages;
  return {
    key,
    ...(text && showsMessage(row, key) ? { text } : {}),
    ...(answer.requestId && !ordinary.includes(key) && !row.ordinary?.includes(key)
      ? { requestId: answer.requestId }
      : {}),
  };
}

function showsMessage({ serverMessage, ownWords, generic }: ErrorRow, key: string): boolean {
  if (serverMessage === 'first') return !ownWords?.includes(key);
  return serverMessage === 'fallback' && key === generic;
}
