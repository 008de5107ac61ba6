import { brandWords, sampleLanguage } from './brands';
import type { MediaTexts } from './media-text-types';
import { arabic } from './media-texts-arabic';
import { LONG_WORD, long } from './media-texts-long';
import { portuguese, spanish } from './media-texts-romance';
import { short } from './media-texts-short';

export type { MediaTexts } from './media-text-types';

const TEXTS = { en: short, es: spanish, pt: portuguese, ar: arabic };

/** The texts in the language that the toolbar chooses, with the titles of its realm. */
export function mediaTexts(globals: Record<string, unknown>): MediaTexts {
  const texts = globals.text === 'long' ? long : TEXTS[sampleLanguage(globals)];
  const { events, video, series, playlist } = brandWords(globals);
  const named = (name: string) => (texts === long ? `${name}: ${LONG_WORD}` : name);
  return {
    ...texts,
    events: texts.events.map((event, at) => ({
      ...event,
      name: named(events[at]?.name ?? ''),
      league: named(events[at]?.league ?? ''),
    })),
    video: { ...texts.video, name: named(video) },
    series: { ...texts.series, name: named(series) },
    playlist: { ...texts.playlist, name: named(playlist) },
    table: { ...texts.table, caption: `${events[0]?.league}, ${texts.table.caption}` },
  };
}
