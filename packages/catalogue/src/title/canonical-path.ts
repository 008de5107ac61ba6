import type { Site } from '@marquee/renderer';
import { titlePath } from '@marquee/titles';
import { redirect, replace } from 'react-router-dom';
import type { TitlePageView } from './title-page-view';

/** A path as it is compared: without the locale's prefix, and as people read it. */
function readable(pathname: string, basename: string): string {
  const path = pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
  try {
    return decodeURI(path).replace(/\/$/, '');
  } catch {
    // Not an address that anything of ours has made: it differs from every path.
    return path;
  }
}

type Here = Pick<Site, 'basename' | 'environment'>;

/**
 * Leads to a page's own address where it was opened by another: without its name, or with an old one.
 * @throws {Response} the redirect: for good, unless the page itself is another one for a while
 */
export function leadTo({ basename, environment }: Here, own: string, url: URL): void {
  const here = readable(url.pathname, basename);
  if (readable(own, '') === here) return;
  // The router adds the locale's prefix.
  const to = `${own}${url.search}`;
  if (environment === 'browser') throw replace(to);
  const isSamePage = own.split('/')[1] === here.split('/')[1];
  throw redirect(to, isSamePage ? 301 : 302);
}

/**
 * Leads to a title's own address, which for a live event that is a replay by now is that of a video.
 * @throws {Response} the redirect
 */
export function leadToOwnAddress(
  site: Here & Pick<Site, 'path' | 'isLive'>,
  title: TitlePageView,
  url: URL,
): void {
  const own = titlePath(title, site);
  if (own !== undefined) leadTo(site, own, url);
}
