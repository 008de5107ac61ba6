import type { Cue } from '../captions/web-vtt';
import type { MediaGrant } from './media-grant';

/** Small pictures of a clip side by side in its sprite, one for each two seconds. */
const SPRITE = { count: 12, columns: 4, width: 160, height: 90, seconds: 2 } as const;

/** Names, for each stretch of a title, the part of the sprite that shows it (WebVTT with media fragments). */
export function thumbnailsOf({ seconds }: Pick<MediaGrant, 'seconds'>): Cue[] {
  const cues: Cue[] = [];
  // Long titles name a picture for each twenty seconds: it is a glimpse, and the list stays short.
  const step = seconds > 600 ? 10 * SPRITE.seconds : SPRITE.seconds;
  for (let from = 0; from < seconds; from += step) {
    const at = Math.floor(from / SPRITE.seconds) % SPRITE.count;
    const x = (at % SPRITE.columns) * SPRITE.width;
    const y = Math.floor(at / SPRITE.columns) * SPRITE.height;
    cues.push({
      from,
      to: Math.min(from + step, seconds),
      text: `sprite.webp#xywh=${x},${y},${SPRITE.width},${SPRITE.height}`,
    });
  }
  return cues;
}
