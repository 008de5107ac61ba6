import { OriginError } from '@marquee/origin-client';
import type { PlaybackEvent } from './playback-state';

/** The codes with which the origin says that a viewer may not watch a title now, in the order in which it asks. */
export const REFUSALS = [
  'UNKNOWN_TITLE',
  'OUTSIDE_REGION',
  'VPN_BLOCKED',
  'NOT_STARTED',
  'OVER',
  'SIGN_IN',
  'AGE_RESTRICTED',
  'PIN_REQUIRED',
  'LICENCE_NEEDED',
  'CONCURRENCY',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** What a failed stream call means for the playback; null where the call was given up. */
export function streamFailure(error: unknown): PlaybackEvent | null {
  if (!(error instanceof OriginError)) throw error;
  const { kind, code, details, requestId } = error;
  if (kind === 'aborted') return null;
  if (REFUSALS.some((refusal) => refusal === code)) return { type: 'refused', code, details };
  if (kind === 'offline') return { type: 'callFailed', kind: 'offline' };
  return { type: 'callFailed', kind: kind === 'timeout' ? 'network' : 'call', requestId };
}
