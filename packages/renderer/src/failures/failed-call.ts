import { OriginError } from '@marquee/origin-client';
import type { FailedCall } from './rules/failure-of';

/** Reduces an error to what the table reads. An error of ours is reported, and gets the text of an unknown code. */
export function failedCall(error: unknown): FailedCall {
  if (error instanceof OriginError) return error;
  reportError(error);
  return { code: 'UNEXPECTED' };
}

/** Was the call aborted by the page, or declined by the agent? It is no failure for the viewer. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof OriginError && error.kind === 'aborted';
