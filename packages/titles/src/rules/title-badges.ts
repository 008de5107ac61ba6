import type { TitleView } from './title-view';

export type TitleBadge =
  | 'live'
  | 'upcoming'
  | 'moved'
  | 'postponed'
  | 'cancelled'
  | 'ended'
  | 'replay'
  | 'new';

const TIMING_BADGE = {
  MOVED: 'moved',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
} as const satisfies Record<NonNullable<TitleView['timing']>, TitleBadge>;

/**
 * The badge on a title's picture: that an event to come is not held as announced, else its state, else that the title is new; null
 * for none. A card shows the time of an `upcoming` event instead of that word.
 */
export function titleBadge({
  state,
  timing,
  isNew,
}: Pick<TitleView, 'state' | 'timing' | 'isNew'>): TitleBadge | null {
  if (timing && (state === 'UPCOMING' || timing !== 'MOVED')) return TIMING_BADGE[timing];
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
 * Whether a title gets a badge with its language: not where the brand has one language and the
 * title is in it, because every card would have the same badge.
 */
export function showsLanguage(
  language: string | undefined,
  site: { language: string; locales: number },
): language is string {
  if (!language) return false;
  return site.locales > 1 || language.split('-')[0] !== site.language;
}
