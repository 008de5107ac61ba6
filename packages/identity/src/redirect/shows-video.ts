import type { Site } from '@marquee/renderer';
import { matchPath } from 'react-router-dom';

/** Pages with something to watch, for which a viewer signs in. */
const VIDEO_PAGES = ['live', 'video', 'multiVideo', 'interstitial', 'watchTogether'];

/** True for the address of a page with something to watch. */
export function showsVideo({ live, basename }: Site, path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  // Pages of the site lead here without the locale's prefix, other sites with it.
  const here = pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
  return live
    .filter(({ name }) => VIDEO_PAGES.includes(name))
    .some((route) => matchPath(route.path, here));
}
