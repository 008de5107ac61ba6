import type { RouteName } from '@marquee/realm';

/** The pages that show several titles, other than home, those of news, and the one before a title: few visits begin on them. */
export const LIST_NAMES = [
  'series',
  'season',
  'playlist',
  'browse',
  'grid',
  'upcoming',
  'liveNow',
  'releases',
  'schedule',
  'section',
  'news',
  'newsItem',
  'interstitial',
] as const satisfies RouteName[];

export type ListName = (typeof LIST_NAMES)[number];
