import { createHash } from 'node:crypto';
import { parseUrl } from '@marquee/realm';

/** SHA-256 in the form in which a Content-Security-Policy names an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The empty style element that the style engine keeps beside its sheet. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface PolicyInput {
  scripts: readonly string[];
  styles: readonly string[];
  /** The address of the realm's origin. */
  origin: string;
  /** The hosts from which media come beside the origin. */
  media?: readonly string[];
  /** The sources of the realm's vendors. */
  vendors?: VendorSources;
}

/** Sources by directive, with the names of Trusted Types policies that scripts may create. */
export type VendorSources = Partial<
  Record<'script' | 'style' | 'frame' | 'connect' | 'image' | 'trustedTypes', readonly string[]>
>;

const LISTS = ['script', 'style', 'frame', 'connect', 'image'] as const;

/**
 * Writes an address as a source: without its query, and without characters that would end a source or the directive, or that
 * a header cannot hold (CSP 3 §2.3.1). An international host is written as DNS has it.
 */
function sourceOf(address: string): string {
  const bare = address.replace(/[?#].*$/s, '');
  const url = HIERARCHICAL.test(bare) ? parseUrl(bare) : undefined;
  const plain = url ? written(url, bare) : bare;
  return plain.replace(
    /[^\x21-\x7e]|[;,]/gu,
    (character) =>
      ({ ';': '%3B', ',': '%2C' })[character] ??
      encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\ufffd' : character),
  );
}

const HIERARCHICAL = /^(https?|wss?):\/\//i;

/** A slash at the end means a path, and none means all of the host. */
const written = ({ origin, pathname }: URL, bare: string) =>
  pathname === '/' && !bare.endsWith('/') ? origin : origin + pathname;

function sourcesOf(vendors: VendorSources): Record<(typeof LISTS)[number], string[]> {
  const lists = LISTS.map((name) => [name, [...new Set((vendors[name] ?? []).map(sourceOf))]]);
  // Each name has its list by the line above.
  return Object.fromEntries(lists) as Record<(typeof LISTS)[number], string[]>;
}

/** Allows inline only what the hashes name, and the rest only from this site, the realm's origin and its vendors. */
export function contentSecurityPolicy({
  scripts,
  styles,
  origin,
  media = [],
  vendors = {},
}: PolicyInput): string {
  const { script, style, frame, connect, image } = sourcesOf(vendors);
  const mediaHosts = media.map(sourceOf);
  // With a path the policy would allow that very path and nothing below it.
  const own = sourceOf(parseUrl(origin)?.origin ?? origin);
  const policies = vendors.trustedTypes?.length ? vendors.trustedTypes : ["'none'"];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...script],
    'style-src': ["'self'", ...styles, emptyStyle, ...style],
    'img-src': ["'self'", 'data:', own, ...mediaHosts, ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", own, ...mediaHosts, ...connect],
    ...(frame.length > 0 ? { 'frame-src': frame } : {}),
    // hls.js gives a text track an empty file as a data: address.
    'media-src': ["'self'", 'blob:', 'data:', own, ...mediaHosts],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** A policy for a page's own `meta` element, without frame-ancestors, which counts in headers alone (CSP 3 §3.3). */
export const policyInPage = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');

/** Headers that every answer with a page carries. `strictTransport`: the realm's HSTS, over https alone. */
export function securityHeaders(strictTransport: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(strictTransport ? { 'strict-transport-security': strictTransport } : {}),
  };
}
