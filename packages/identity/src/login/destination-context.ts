import { basenameOf, type Site } from '@marquee/renderer';
import type { DestinationContext } from '../rules/destination';
import { signInPaths } from '../rules/sign-in-paths';

/** Routes that sign in or out beside those for guests alone. Nobody is sent to one after signing in. */
const alsoSignIn = new Set([
  'giftLoginRedirect',
  'loginReturn',
  'oauth',
  'oauthApp',
  'impersonate',
  'logout',
]);

/** What the destination rule needs to know of a site. Only in the browser: a server sends nobody anywhere. */
export function destinationContext(site: Site, origin: string): DestinationContext {
  const { realm, isLive, path, live } = site;
  const basenames = realm.locales.supported.map(({ tag }) => basenameOf(realm, tag));
  const signIn = live.filter(({ name, audience }) => audience === 'guest' || alsoSignIn.has(name));
  const patterns = signIn.flatMap(({ paths }) => Object.values(paths));
  return {
    origin,
    basename: site.basename,
    otherBasenames: basenames.filter((basename) => basename !== site.basename),
    isSignInPath: signInPaths(patterns, basenames),
    entryPages: {
      signup: isLive('signup') ? path('signup') : undefined,
      purchase: isLive('purchase') ? path('purchase') : undefined,
    },
    defaultPath: site.defaultPath,
    firstSignInSuffix: realm.auth.firstSignInSuffix,
  };
}
