import { visibleText } from '../../visible-text';

/** What a link of an operator's text leads to, or `undefined` when it must not lead anywhere. */
export interface SafeAddress {
  href: string;
  /** On another host, or another program: not for this site's router. */
  outside: boolean;
}

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Reserved by RFC 2606: only tells relative addresses from absolute ones. */
const HERE = 'https://relative.invalid';

/**
 * Browsers drop tabs and line breaks inside an address, take a backslash for a slash and ignore leading control
 * characters, so an address is read by the same parser and then asked for its protocol, never matched as text.
 */
function parse(written: string): URL | undefined {
  if (written.includes('\\')) return undefined;
  try {
    return new URL(written, `${HERE}/`);
  } catch {
    return undefined;
  }
}

/** Without the characters that hide a protocol: invisible ones, control characters, line breaks. */
const clean = (written: string) =>
  visibleText(written)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim();

/** For `<a href>`: relative addresses, http, https, mailto and tel. */
export function linkAddress(written: string): SafeAddress | undefined {
  const href = clean(written);
  const url = parse(href);
  if (!href || !url || !LINK_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.username || url.password) return undefined;
  return { href, outside: url.origin !== HERE };
}

/** For `<img src>`: relative addresses and https. */
export function pictureAddress(written: string): string | undefined {
  const src = clean(written);
  const url = parse(src);
  return src && url?.protocol === 'https:' && !url.username ? src : undefined;
}
