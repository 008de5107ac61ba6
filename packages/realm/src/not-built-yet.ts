import type { RouteName } from './generated/routes';

/** Sections that operators will look for, and what will be there. A key leaves this list when its schema is there. */
export const KEYS_NOT_BUILT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gifts: 'no viewer can give a licence as a present yet.',
    receipts: 'a receipt has the seller of "commerce.legal", and one layout.',
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
  'epg',
  'fighters',
  'fighter',
  'gift',
  'giftOne',
  'giftLoginRedirect',
  'giftPay',
  'redeem',
  'watchTogether',
  'mobileExternal',
  'multiVideo',
  'plugin',
  'search',
]);
