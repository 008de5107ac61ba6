import type { TitleView } from './title-view';

export type TitleBadge = 'live' | 'upcoming' | 'ended' | 'replay' | 'new';

/**
 * The one word on a title's picture: an event's state, else that it is new. An upcoming event's card shows its time
 * instead of the word, which is said by `upcoming` all the same.
 */
export function titleBadge({
  state,
  isNew,
}: Pick<TitleView, 'state' | 'isNew'>): TitleBadge | null {
  switch (state) {
    case 'LIVE':
      return 'live';
    case 'UPCOMING':
      return 'upcoming';
    case 'ENDED':
      return 'ended';
    case 'REPLAY':
      return 'replay';
    case undefined:
      return isNew ? 'new' : null;
  }
}

/**
 * Is the language of a title worth a badge? Not where a brand speaks one language and the title is in it: every card
 * would carry the same letters.
 */
export function showsLanguage(
  language: string | undefined,
  site: { language: string; locales: number },
): language is string {
  if (!language) return false;
  return site.locales > 1 || language.split('-')[0] !== site.language;
}
