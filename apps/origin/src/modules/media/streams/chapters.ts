import type { Cue } from '../captions/web-vtt';
import type { MediaGrant } from './media-grant';

/** Shorter titles are told in one go; in seconds. */
const LEAST_SECONDS = 300;

/** Where the chapters of a title begin, as shares of its length. */
const BEGINS = [0, 0.12, 0.37, 0.64, 0.88] as const;

/** What they are called, whatever the title is about. */
const NAMES = {
  en: ['Welcome', 'How it began', 'The turning point', 'In their own words', 'What comes next'],
  ar: ['أهلاً بكم', 'كيف بدأت الحكاية', 'نقطة التحوّل', 'بكلماتهم', 'ما الذي يأتي بعد'],
} as const;

type Title = Pick<MediaGrant, 'startsAt' | 'seconds'>;

/** Whether a stream has chapters: a long title on demand. What is still ahead of a live event has none. */
export const hasChapters = ({ startsAt, seconds }: Title): boolean =>
  startsAt === null && seconds >= LEAST_SECONDS;

/** The chapters of a title, in the language that its brand speaks; none for a stream that has none. */
export function chaptersOf(title: Title & Pick<MediaGrant, 'realmId'>): Cue[] {
  if (!hasChapters(title)) return [];
  const secondAt = (share: number) => Math.round(share * title.seconds);
  return NAMES[title.realmId === 'noor' ? 'ar' : 'en'].map((text, at) => ({
    from: secondAt(BEGINS[at] ?? 1),
    to: secondAt(BEGINS[at + 1] ?? 1),
    text,
  }));
}
