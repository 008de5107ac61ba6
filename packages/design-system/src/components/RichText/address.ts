import { visibleText } from '../../visible-text';

/** The address of a link in an operator's text; `undefined` where it may not be a link. */
export interface SafeAddress {
  href: string;
  /** Whether it is on another host, or for another program: not for this site's router. */
  outside: boolean;
}

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Reserved by RFC 2606; tells relative addresses from absolute ones. */
const HERE = 'https://relative.invalid';

/**
 * Parses an address as a browser does: browsers drop tabs and line breaks inside it, take a
 * backslash for a slash and ignore leading control characters. Its protocol is then read from the
 * result, never matched as text.
 */
function parse(written: string): URL | undefined {
  if (written.includes('\\')) return undefined;
  try {
    return new URL(written, `${HERE}/`);
  } catch {
    return undefined;
  }
}

/**
 * Removes the characters that can hide a protocol: invisible ones, control characters, line breaks.
 */
const clean = (written: string) =>
  visibleText(written)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim();

/** The address for `<a href>`: relative, http, https, mailto or tel. */
export function linkAddress(written: string): SafeAddress | undefined {
  const href = clean(written);
  const url = parse(href);
  if (!href || !url || !LINK_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.username || url.password) return undefined;
  return { href, outside: url.origin !== HERE };
}

/** The address for `<img src>`: relative or https. */
export function pictureAddress(written: string): string | undefined {
  const src = clean(written);
  const url = parse(src);
  return src && url?.protocol === 'https:' && !url.username ? src : undefined;
}
