import type { LoaderContext } from '@marquee/renderer';
import { redirect } from 'react-router-dom';
import { giftReturn } from '../rules/gift-return';

/** The part of an address that the loader reads. */
export const giftQuery = ['from'];

/**
 * Makes the loader of a gift page that signs in or up (spec 1 §2). Its route names the gift, which
 * becomes `from`: with any provider, the viewer comes back to it.
 * @throws {Response} a redirect to the same page with `from`.
 */
export async function giftLoader({ site, params, url }: LoaderContext): Promise<null> {
  const back = url.searchParams.has('from') ? undefined : giftReturn(site, params);
  if (!back) return null;
  const search = new URLSearchParams(url.search);
  search.set('from', back);
  // The router adds the locale's prefix.
  throw redirect(`${url.pathname.slice(site.basename.length)}?${search}`);
}
