import { parseUrl } from '../addresses/parse-url';
export const WEB: readonly string[] = ['https:', 'http:'];

/** Whether an address has no characters that browsers drop or change: white space, control and invisible ones, backslashes. */
export function isPlain(value: string): boolean {
  return !/[\s\\\p{Cc}\p{Cf}]/u.test(value);
}

/** Whether an address begins with a scheme in full: URL accepts `https:example.com` as well. */
export function hasScheme(value: string, schemes: readonly string[]): boolean {
  const scheme = schemes.find((candidate) => value.toLowerCase().startsWith(candidate));
  if (!scheme || !parseUrl(value)) return false;
  return !WEB.includes(scheme) || value.slice(scheme.length).startsWith('//');
}

/** The parts of an address; undefined for a text that is none. */
export const addressOf = (value: string): URL | undefined => parseUrl(value);

/** Whether a policy can name a host (CSP 3 §2.3.1): URL takes `*`, `;` and quotes as well. */
export const isOneHost = (hostname: string): boolean =>
  /^([a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/.test(hostname);
