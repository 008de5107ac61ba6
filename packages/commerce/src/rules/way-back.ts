/** Control, format, separator and space characters, and the backslash that browsers read as a slash. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const LONGEST = 2048;

/** Where a purchase leads back to: a path inside this site, or undefined for anything else (`from` of an address is unproved). */
export function wayBack(from: string | null | undefined): string | undefined {
  if (!from || from.length > LONGEST || FORBIDDEN.test(from)) return undefined;
  const [path = ''] = from.split(/[?#]/);
  return path.startsWith('/') && !path.includes('//') ? from : undefined;
}
