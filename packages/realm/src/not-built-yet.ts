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
    news: 'the page "news" shows articles, and a menu can lead to it.',
  }),
);

/** Routes of the table whose pages are not there yet. A test of the product says when one of them has come. */
export const ROUTES_NOT_BUILT: ReadonlySet<RouteName> = new Set<RouteName>([
  'confirmReset',
  'epg',
  'fighters',
  'fighter',
  'gift',
  'giftOne',
  'giftLoginRedirect',
  'giftPay',
  'redeem',
  'history',
  'watchTogether',
  'mobileExternal',
  'multiVideo',
  'pay',
  'payReturn',
  'paymentAuthorization',
  'paymentUpdate',
  'payment',
  'purchase',
  'plugin',
  'preferences',
  'profiles',
  'search',
  'watchlists',
]);
