/** Control, format (zero-width, bidi), separator and space characters, and the backslash that browsers read as a slash. */
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const longest = 2048;

/**
 * The address inside this site that a value from a query names, rebuilt by the URL parser; null for anything that
 * leaves the origin, could be read as doing so by a less careful reader, or leads to a page that `refused` names.
 * `refused` is asked about the path as it stands and as it reads when decoded.
 */
export function safeRedirect(
  value: string | null | undefined,
  origin: string,
  refused: (path: string) => boolean,
): string | null {
  if (!value || value.length > longest) return null;
  const url = inside(value, origin);
  if (!url || refused(url.pathname)) return null;
  // What comes after may decode once more than we do, so every decoded form has to pass as well.
  let path = url.pathname;
  for (let round = 0; round < 3; round += 1) {
    const decoded = decode(path);
    if (decoded === path) break;
    if (decoded === null || !inside(decoded, origin) || refused(decoded)) return null;
    path = decoded;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function inside(value: string, origin: string): URL | null {
  if (forbidden.test(value) || !/^\/(?!\/)/.test(value)) return null;
  const url = parse(value, origin);
  if (!url || url.origin !== origin || url.username || url.password) return null;
  return url.pathname.includes('//') ? null : url;
}

function parse(value: string, origin: string): URL | null {
  try {
    return new URL(value, origin);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
