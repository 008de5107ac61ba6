import type { Site } from '@marquee/renderer';

/** The address of sign-in that leads back to the page in view; in the browser alone. */
export function signInPath({ path, basename }: Pick<Site, 'path' | 'basename'>): string {
  const { pathname, search } = location;
  const from = pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
  return path('login', {}, { query: { from: `${from}${search}` } });
}
