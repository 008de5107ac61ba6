import type { LoaderContext } from '@marquee/renderer';
import { redirect } from 'react-router-dom';
import { giftReturn } from '../rules/gift-return';

/** What the loader reads of an address. */
export const giftQuery = ['from'];

/**
 * A page of gifts that signs in or up (spec 1 §2). Its route names the gift, which becomes `from`: whoever signs in, by whichever
 * provider, comes back to it.
 * @throws {Response} a redirect to the same page with `from`.
 */
export async function giftLoader({ site, params, url }: LoaderContext): Promise<null> {
  const back = url.searchParams.has('from') ? undefined : giftReturn(site, params);
  if (!back) return null;
  const search = new URLSearchParams(url.search);
  search.set('from', back);
  throw redirect(`${url.pathname}?${search}`);
}
