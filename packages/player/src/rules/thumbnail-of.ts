import type { SeekThumbnail } from '@marquee/design-system';
import { parseUrl } from '@marquee/realm';
import { isFrom } from './media-hosts';

/** Which part of a picture a cue names, in its pixels (Media Fragments URI 1.0). */
const PART = /^#xywh=(?:pixel:)?(\d{1,5}),(\d{1,5}),([1-9]\d{0,3}),([1-9]\d{0,3})$/;

/**
 * The picture that a cue of a stream's thumbnails names: its text is an address, seen from the list's own. Null where it names no
 * part of a picture, or one at another host than the realm's media.
 */
export function thumbnailOf(
  text: string,
  list: string,
  hosts: readonly string[],
): SeekThumbnail | null {
  const url = parseUrl(text.trim(), list);
  const part = PART.exec(url?.hash ?? '');
  if (!url || !part || !isFrom(url.href, hosts)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = part.slice(1).map(Number);
  url.hash = '';
  return { src: url.href, x, y, width, height };
}
