import type { Site } from '@marquee/renderer';
import { matchPath } from 'react-router-dom';

/** The routes that an address may lead to. */
export function routesAt(site: Site, pathname: string): Site['live'] {
  const path = pathIn(site, pathname);
  return path === null ? [] : site.live.filter((live) => matchPath(live.path, path));
}

export const isRoot = (site: Site, pathname: string): boolean =>
  /^\/+$/.test(pathIn(site, pathname) ?? '');

/**
 * Whether an address is one of the site's, written without the prefix of its language. The routes in `known` do not count: what
 * they did not find in the address's own language is not found in another one either.
 */
export function isWithoutPrefix(
  site: Site,
  pathname: string,
  known: readonly string[] = [],
): boolean {
  if (site.basename === '' || pathname.startsWith(`${site.basename}/`)) return false;
  const path = decodePath(pathname);
  return (
    path !== null &&
    site.live.some((route) => !known.includes(route.name) && matchPath(route.path, path))
  );
}

/** An address without the prefix of its language. */
function pathIn({ basename }: Site, pathname: string): string | null {
  const decoded = decodePath(pathname);
  return decoded && (decoded.slice(decodeURIComponent(basename).length) || '/');
}

function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    // Nothing has a name with NUL, which no origin takes: such an address is not found, rather than a failure of the origin.
    return path.includes('\0') ? null : path;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
