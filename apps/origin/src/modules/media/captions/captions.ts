import { CLIP_SECONDS } from './clip-seconds';
import { CAPTIONS } from './texts';
import type { Cue } from './web-vtt';

/** A text that a viewer may choose. */
export interface TextRendition {
  /** The rendition's name in addresses. */
  id: string;
  /** BCP 47. */
  language: string;
  kind: 'captions' | 'subtitles' | 'forced';
  /** As the viewer reads it. */
  name: string;
}

/** The texts of every stream. */
export const TEXTS: readonly TextRendition[] = [
  { id: 'text-en', language: 'en', kind: 'captions', name: 'English (CC)' },
  { id: 'text-es', language: 'es', kind: 'subtitles', name: 'Español' },
  { id: 'text-pt', language: 'pt', kind: 'subtitles', name: 'Português' },
  { id: 'text-ar', language: 'ar', kind: 'subtitles', name: 'العربية' },
  { id: 'forced-en', language: 'en', kind: 'forced', name: 'English (forced)' },
];

/** The cues of a text that show between two times of a stream, whose clip begins again and again. */
export function captionsBetween(id: string, from: number, to: number): Cue[] {
  const cues = CAPTIONS[id] ?? [];
  const shown: Cue[] = [];
  const first = Math.floor(from / CLIP_SECONDS);
  const last = Math.floor((to - 1e-6) / CLIP_SECONDS);
  for (let round = first; round <= last; round += 1) {
    for (const cue of cues) {
      const by = round * CLIP_SECONDS;
      const moved = { ...cue, from: cue.from + by, to: cue.to + by };
      if (moved.from < to && moved.to > from) shown.push(moved);
    }
  }
  return shown;
}
