import { basenameOf, ROUTE_TABLE, type RouteRow, type Site } from '@marquee/renderer';
import type { DestinationFacts } from '../rules/destination';
import { signInPaths } from '../rules/sign-in-paths';

/** Routes that sign in or out beside those for guests alone. */
const alsoSignIn = new Set([
  'giftLoginRedirect',
  'loginReturn',
  'oauth',
  'oauthApp',
  'impersonate',
  'logout',
]);

const rows: [string, RouteRow][] = Object.entries(ROUTE_TABLE);

/** Path patterns, in every language variant, of the pages that nobody is sent to after signing in. */
const patterns = rows
  .filter(([name, row]) => row.audience === 'guest' || alsoSignIn.has(name))
  .flatMap(([, row]) => Object.values(row.paths));

/** What the destination rule needs to know of a site. Only in the browser: a server sends nobody anywhere. */
export function destinationFacts(site: Site, origin: string): DestinationFacts {
  const { realm, isLive, path } = site;
  const basenames = realm.locales.supported.map(({ tag }) => basenameOf(realm, tag));
  return {
    origin,
    basename: site.basename,
    otherBasenames: basenames.filter((basename) => basename !== site.basename),
    isSignInPath: signInPaths(patterns, basenames),
    entryPages: {
      ...(isLive('signup') ? { signup: path('signup') } : {}),
      ...(isLive('purchase') ? { purchase: path('purchase') } : {}),
    },
    defaultPath: site.defaultPath,
    firstSignInSuffix: realm.auth.firstSignInSuffix,
  };
}
