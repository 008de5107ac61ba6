import { parseUrl, type Realm } from '@marquee/realm';
import { ask } from '../ask';
import type { Kind } from './free-titles';
import { readJson } from './read-json';

/** What doctor needs of a stream's answer (contract: Stream). */
export interface Stream {
  hls: string;
  thumbnails?: string;
  /** How far the origin's clock is ahead of this machine's, in seconds. */
  ahead: number;
}

/**
 * Asks for a stream as a guest does.
 * @throws {Error} with words for an operator.
 */
export async function streamOf({ origin }: Realm, kind: Kind, id: string): Promise<Stream> {
  const sentAt = Date.now();
  const { status, text } = await ask(
    `${origin.address}/api/v2/stream/${kind}/${encodeURIComponent(id)}`,
    { 'x-api-key': origin.publicKey },
  );
  // The clock was read somewhere between: half of the way is the best guess.
  const now = (sentAt + Date.now()) / 2;
  const { code, hls, thumbnails, asOf } = readJson(text);
  if (status !== 200)
    throw new Error(`the origin answers ${status}${typeof code === 'string' ? ` ${code}` : ''}`);
  const instant = typeof asOf === 'string' ? Date.parse(asOf) : Number.NaN;
  if (typeof hls !== 'string' || !parseUrl(hls) || Number.isNaN(instant))
    throw new Error('the answer has no address of a playlist, or no time');
  return {
    hls,
    thumbnails: typeof thumbnails === 'string' ? thumbnails : undefined,
    ahead: (instant - now) / 1000,
  };
}
