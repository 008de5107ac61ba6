import { basenameOf, type Site } from '@marquee/renderer';
import type { DestinationContext } from '../rules/destination';
import { signInPaths } from '../rules/sign-in-paths';

/**
 * Routes that sign in or out, beside those for guests alone. A viewer never goes there after
 * signing in.
 */
const alsoSignIn = new Set([
  'giftLoginRedirect',
  'loginReturn',
  'oauth',
  'oauthApp',
  'impersonate',
  'logout',
]);

/**
 * The part of a site that the destination rule reads. In the browser alone: a server signs in no
 * viewer.
 */
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
