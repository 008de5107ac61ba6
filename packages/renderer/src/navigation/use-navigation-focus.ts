import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeContinued } from './continued-document';

/**
 * After a navigation inside the site the focus goes to the page's heading, so that the next Tab and a screen reader start at the new
 * page. A title's page has its player above the heading: there the main region takes the focus, under the title's name, and the next
 * Tab is Play. The first page leaves the focus alone, unless a navigation inside the site led to it by a document of its own.
 */
export function useNavigationFocus(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef<string>(null);
  useEffect(() => {
    const { current } = main;
    if (previous.current === pathname || !current) return;
    const isFirst = previous.current === null;
    previous.current = pathname;
    // Before the page reacts, its viewer may have gone on from its beginning.
    if (isFirst && !(takeContinued() && document.activeElement === document.body)) return;
    const heading = current.querySelector('h1');
    const player = current.querySelector('[data-ui="player"]');
    current.ariaLabel = (player && heading?.textContent) ?? null;
    const target = (!player && heading) || current;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, main]);
}
