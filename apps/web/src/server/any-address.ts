import { providerAddresses } from '@marquee/identity/provider-addresses';
import { fillPath, type PageModule, type Site } from '@marquee/renderer';

/** Replaces an unknown parameter, and concealed secrets too (`CONCEAL` of the renderer). */
const ANY = '-';

/** A route's path with every parameter unknown; null for a route without parameters. */
export function pathOfAny(path: string): string | null {
  const params = path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.replace(/^:|\?$/g, ''));
  if (params.length === 0) return null;
  return fillPath(path, Object.fromEntries(params.map((param) => [param, ANY])));
}

/**
 * Finds the address of the page that may replace others of its route: the one that sites as files show at all of the route's
 * addresses. Null where there is none: the route has no parameters, its pages are made with their query, or they are a
 * provider's own.
 */
export async function standInAddress(
  site: Site,
  routes: Site['live'],
  modules: readonly PageModule[],
): Promise<string | null> {
  const [route, ...others] = routes;
  if (!route || others.length > 0 || modules.some(({ query }) => query)) return null;
  const path = pathOfAny(route.path);
  if (path === null) return null;
  const providers = await providerAddresses(site.realm);
  return providers.some(({ name }) => name === route.name) ? null : `${site.basename}${path}`;
}
