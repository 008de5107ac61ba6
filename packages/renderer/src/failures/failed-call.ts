import { OriginError } from '@marquee/origin-client';
import type { FailedCall } from './rules/failure-of';

/** What the table reads of an error. A fault of ours is reported, and worded as any code that is not known. */
export function failedCall(error: unknown): FailedCall {
  if (error instanceof OriginError) return error;
  reportError(error);
  return { code: 'UNEXPECTED' };
}

/** Was the call given up, by the page or by the agent who was asked first? No viewer needs to hear of it. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof OriginError && error.kind === 'aborted';
