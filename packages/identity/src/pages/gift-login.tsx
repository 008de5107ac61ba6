import type { LoaderContext, Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { redirect } from 'react-router-dom';
import { LoginPage } from '../login/LoginPage';
import { giftReturn } from '../rules/gift-return';

export { LoginPage as Page };

/**
 * The login page of gifts (spec 1 §2). Its route names the gift, which becomes `from`: whoever signs in, by whichever
 * provider, comes back to it.
 * @throws {Response} a redirect to the same page with `from`.
 */
export async function loader({ site, params, url }: LoaderContext): Promise<null> {
  const back = url.searchParams.has('from') ? undefined : giftReturn(site, params);
  if (!back) return null;
  const search = new URLSearchParams(url.search);
  search.set('from', back);
  throw redirect(`${url.pathname}?${search}`);
}

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  robots: 'noindex',
});
