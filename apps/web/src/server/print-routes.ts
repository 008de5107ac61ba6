import type { Realm } from '@marquee/realm';
import { describeRoutes, type RouteDescription } from '@marquee/renderer';
import { features } from '../generated/features';

export interface PrintedRoutes {
  realm: string;
  routes: RouteDescription[];
}

/** The route table of a realm: which routes are live, and why the others are not. */
export function printRoutes(realm: Realm): PrintedRoutes {
  const variant =
    realm.locales.supported.find((entry) => entry.tag === realm.locales.default)?.paths ??
    'default';
  return { realm: realm.id, routes: describeRoutes(realm, features, variant) };
}
