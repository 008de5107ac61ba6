import type { SeekMark, SeekThumbnail } from '@marquee/design-system';
import { isFrom } from '../rules/media-hosts';
import { thumbnailOf } from '../rules/thumbnail-of';
import { readCues } from './read-cues';

/** The picture of a moment; null where there is none. */
export type ThumbnailAt = (at: number) => SeekThumbnail | null;

/** Loads the small pictures of a stream, whose list names them, from the realm's media hosts alone. */
export async function loadThumbnails(
  list: string,
  hosts: readonly string[],
  read = readCues,
): Promise<ThumbnailAt> {
  const cues = isFrom(list, hosts) ? await read(list, 'metadata') : [];
  const shown = cues.flatMap(({ start, end, text }) => {
    const picture = thumbnailOf(text, list, hosts);
    return picture ? [{ start, end, picture }] : [];
  });
  // One picture holds many: it is there before it is shown.
  for (const src of new Set(shown.map(({ picture }) => picture.src))) new Image().src = src;
  return (at) => {
    const last = shown.findLast(({ start }) => start <= at);
    return last && at <= last.end ? last.picture : null;
  };
}

/** Loads where the chapters of a stream begin, from the realm's media hosts alone. */
export async function loadChapters(
  list: string,
  hosts: readonly string[],
  read = readCues,
): Promise<readonly SeekMark[]> {
  const cues = isFrom(list, hosts) ? await read(list, 'chapters') : [];
  // Of two that begin together the last one has the moment.
  const labels = new Map<number, string>();
  for (const { start, text } of cues) if (text.trim()) labels.set(start, text.trim());
  return [...labels].map(([at, label]) => ({ at, label }));
}
