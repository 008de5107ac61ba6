import type { RouteName } from './generated/routes';

/** Sections that operators will look for, and what will be there. A key leaves this list when its schema is there. */
export const KEYS_NOT_BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    payments: 'nothing can be bought on this site yet, so no payment provider is asked.',
    currencies: 'nothing can be bought on this site yet, so there are no prices.',
  }),
);

/** The same of the sections of a page, by their type. */
export const SECTIONS_NOT_BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    schedule: 'a rail with the source "upcoming" shows what is next until then.',
    news: 'no page shows articles.',
  }),
);

/** Routes of the table whose pages are not there yet. A test of the product says when one of them has come. */
export const ROUTES_NOT_BUILT: ReadonlySet<RouteName> = new Set<RouteName>([
  'browse',
  'confirmReset',
  'epg',
  'fighters',
  'fighter',
  'gift',
  'giftOne',
  'giftLoginRedirect',
  'giftPay',
  'redeem',
  'grid',
  'history',
  'interstitial',
  'liveNow',
  'live',
  'watchTogether',
  'mobileExternal',
  'multiVideo',
  'news',
  'newsItem',
  'pay',
  'payReturn',
  'paymentAuthorization',
  'paymentUpdate',
  'payment',
  'purchase',
  'playlist',
  'plugin',
  'preferences',
  'profiles',
  'releases',
  'schedule',
  'search',
  'season',
  'section',
  'series',
  'upcoming',
  'video',
  'watchlists',
]);
