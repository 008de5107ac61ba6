/**
 * Makes a test for the addresses of pages that sign viewers in or out, from their path patterns
 * (`/login/:provider?`) and the locales' prefixes. After signing in, a viewer is never sent to one.
 */
export function signInPaths(
  patterns: readonly string[],
  prefixes: readonly string[],
): (path: string) => boolean {
  const prefix = `(?:${prefixes.map(escapePattern).join('|')})?`;
  const known = patterns.map(
    (pattern) =>
      new RegExp(`^${prefix}${pattern.split('/').map(segmentPattern).join('')}/*$`, 'iu'),
  );
  return (path) => known.some((one) => one.test(path));
}

function segmentPattern(segment: string): string {
  if (segment === '') return '';
  if (!segment.startsWith(':')) return `/${escapePattern(segment)}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
