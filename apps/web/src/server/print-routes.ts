import type { Realm } from '@marquee/realm';
import { describeRoutes, type RouteDescription } from '@marquee/renderer';
import { features } from '../generated/features';

export interface PrintedRoutes {
  realm: string;
  routes: RouteDescription[];
}

/** The whole route table as this realm has it: what is live, and why the rest is not. */
export function printRoutes(realm: Realm): PrintedRoutes {
  const variant =
    realm.locales.supported.find((entry) => entry.tag === realm.locales.default)?.paths ??
    'default';
  return { realm: realm.id, routes: describeRoutes(realm, features, variant) };
}
