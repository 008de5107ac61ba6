import type { Realm, RouteName } from '@marquee/realm';
import { TV_PROVIDERS } from '../generated/able-providers';

/**
 * Routes of the table that belong to one type of provider, whose name they carry (spec 1 §2). A
 * provider without one has its pages under `loginReturn`: the login route, its type, and its
 * client's name when it has one.
 */
export const PROVIDER_PAGES = [
  'loginApple',
  'loginFacebook',
  'loginGoogle',
  'loginFirebase',
  'loginGigya',
  'loginPbr',
  'loginSptv',
  'loginOpin',
  'loginOpenId',
  'magicLink',
  'oauth',
  'oauthApp',
  'providers',
] satisfies RouteName[];

/** `loginOpenId` → `openid`, `oauthApp` → `oauth`. */
export const ownerOf = (route: string): string => route.replace(/^login|App$/g, '').toLowerCase();

export const isOwn = (type: string) => (route: string) =>
  ownerOf(route) === (isTv(type) ? 'providers' : type.toLowerCase());

/** TV providers: both types share the providers page. */
export const isTv = (type: string): boolean => TV_PROVIDERS.includes(type);

/** True when the realm has a provider for the page of this route. */
export function routeHasProvider(route: RouteName, { auth }: Pick<Realm, 'auth'>): boolean {
  const homeless = (type: string) => type !== 'id' && !PROVIDER_PAGES.some(isOwn(type));
  return auth.providers.some(({ type }) =>
    route === 'loginReturn' ? homeless(type) : isOwn(type)(route),
  );
}
