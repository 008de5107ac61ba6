import type { Site } from '@marquee/renderer';
import { matchPath } from 'react-router-dom';

/** The routes that an address may lead to. */
export function routesAt(site: Site, pathname: string): Site['live'] {
  const path = pathIn(site, pathname);
  return path === null ? [] : site.live.filter((live) => matchPath(live.path, path));
}

export const isRoot = (site: Site, pathname: string): boolean =>
  /^\/+$/.test(pathIn(site, pathname) ?? '');

/** Whether an address is one of the site's, written without the prefix of its language. */
export function isWithoutPrefix(site: Site, pathname: string): boolean {
  if (site.basename === '' || pathname.startsWith(`${site.basename}/`)) return false;
  const path = decodePath(pathname);
  return path !== null && site.live.some((route) => matchPath(route.path, path));
}

/** An address without the prefix of its language. */
function pathIn({ basename }: Site, pathname: string): string | null {
  const decoded = decodePath(pathname);
  return decoded && (decoded.slice(decodeURIComponent(basename).length) || '/');
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
