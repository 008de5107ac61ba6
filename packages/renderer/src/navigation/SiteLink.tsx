import type { LinkProps } from '@marquee/design-system';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { linkPresses } from './link-presses';

/**
 * A link of a site. Paths of the site go through the router; other addresses and other languages
 * (`hrefLang`) load a new document.
 */
export function SiteLink({ href, hrefLang, ...rest }: LinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && !hrefLang;
  if (inside) return <RouterLink {...rest} href={href} />;
  const elsewhere = /^https?:/.test(href) ? { rel: 'noopener' } : {};
  return <a {...elsewhere} {...rest} href={href} hrefLang={hrefLang} />;
}

/** The router's own link also prefetches for its framework mode; this is the part that the site uses. */
function RouterLink({ href, onClick, target, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !linkPresses.take?.(event, href)) navigate(event);
      }}
    />
  );
}
