import { OriginError, tabName } from '@marquee/origin-client';
import { stream } from '@marquee/origin-client/calls';
import type { Site } from '@marquee/renderer';
import { type GateAnswer, gateRefusal } from '../rules/gate-steps';

/**
 * Asks the origin whether the viewer may watch a title. Where they may, the tab has taken its screen, which the player takes over.
 * @throws {OriginError} where the call fails for another reason than a refusal
 */
export async function askGate(
  { origin }: Pick<Site, 'origin'>,
  params: { kind: 'vod' | 'live'; id: string },
  signal: AbortSignal,
): Promise<GateAnswer> {
  try {
    await origin.call(stream, {
      params,
      query: { tab: tabName() },
      signal,
    });
    return { is: 'granted' };
  } catch (error) {
    const refusal = error instanceof OriginError && gateRefusal(error.code, error.details);
    if (refusal) return refusal;
    throw error;
  }
}
