import { OriginError } from '@marquee/origin-client';
import type { FailedAnswer } from '../rules/login-failure';

/** What went wrong, as the catalogue of errors reads it. A fault of ours is reported, and worded as generic. */
export function failureOf(error: unknown): FailedAnswer {
  if (error instanceof OriginError) return error;
  reportError(error);
  return { code: 'UNEXPECTED', messages: [] };
}
