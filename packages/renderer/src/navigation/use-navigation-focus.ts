import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation inside the site the focus goes to the page's heading, so that the next Tab and a screen reader start at the new
 * page. A title's page has its player above the heading: there the main region takes the focus, under the title's name, and the next
 * Tab is Play. The first page leaves the focus alone.
 */
export function useNavigationFocus(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    const { current } = main;
    if (previous.current === pathname || !current) return;
    previous.current = pathname;
    const heading = current.querySelector('h1');
    const player = current.querySelector('[data-ui="player"]');
    current.ariaLabel = (player && heading?.textContent) ?? null;
    const target = (!player && heading) || current;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, main]);
}
