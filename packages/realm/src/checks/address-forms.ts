import { parseUrl } from '../addresses/parse-url';
export const WEB: readonly string[] = ['https:', 'http:'];

/** Free of what browsers drop or bend: white space, control and invisible characters, backslashes. */
export function isPlain(value: string): boolean {
  return !/[\s\\\p{Cc}\p{Cf}]/u.test(value);
}

/** Written out in full: URL would take `https:example.com` as well. */
export function hasScheme(value: string, schemes: readonly string[]): boolean {
  const scheme = schemes.find((candidate) => value.toLowerCase().startsWith(candidate));
  if (!scheme || !parseUrl(value)) return false;
  return !WEB.includes(scheme) || value.slice(scheme.length).startsWith('//');
}

/** An address in parts; nothing where it cannot be read as one. */
export const addressOf = (value: string): URL | undefined => parseUrl(value);
