import { parseUrl } from '@marquee/realm';

/**
 * Control, format (zero-width, bidi), separator and space characters, and the backslash that
 * browsers read as a slash.
 */
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const longest = 2048;

/**
 * The address inside this site that a value from a query names, rebuilt by the URL parser; null for
 * anything that leaves the origin, could be read as doing so by a less careful parser, or leads to
 * a page that `refused` names. `refused` gets the path as it is and as it is decoded.
 */
export function safeRedirect(
  value: string | null | undefined,
  origin: string,
  refused: (path: string) => boolean,
): string | null {
  if (!value || value.length > longest) return null;
  const url = inside(value, origin);
  if (!url || refused(url.pathname)) return null;
  try {
    // What comes after may decode once more than we do, so every decoded form has to pass as well.
    let path = url.pathname;
    for (let round = 0; round < 3; round += 1) {
      const decoded = decodeURIComponent(path);
      if (decoded === path) break;
      if (!inside(decoded, origin) || refused(decoded)) return null;
      path = decoded;
    }
  } catch (error) {
    // It cannot be decoded.
    if (error instanceof URIError) return null;
    throw error;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The address of a path that begins with one slash: it has no host of its own, and no name or
 * password.
 */
function inside(path: string, origin: string): URL | undefined {
  if (forbidden.test(path) || !/^\/(?!\/)/.test(path)) return undefined;
  const url = parseUrl(path, origin);
  return url?.origin === origin && !url.pathname.includes('//') ? url : undefined;
}
