import type { LinkProps } from '@marquee/design-system';
import { Link } from 'react-router-dom';

/**
 * Every link of a site: paths of the site go through the router, other addresses and other languages (`hrefLang`)
 * are document navigations.
 */
export function SiteLink({ href, hrefLang, ...rest }: LinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && !hrefLang;
  if (inside) return <Link {...rest} to={href} />;
  const elsewhere = /^https?:/.test(href) ? { rel: 'noopener' } : {};
  return <a {...elsewhere} {...rest} href={href} hrefLang={hrefLang} />;
}
