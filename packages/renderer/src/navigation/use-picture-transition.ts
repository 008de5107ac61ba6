import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkPresses } from './link-presses';

const NAME = 'title-picture';
const CARD_PICTURE = '[data-ui="art"]';
const PAGE_PICTURE = '[data-ui="player-poster"]';

/**
 * Lets a card's picture become the one of the title's page (spec 4 §6), by the browser's view transitions. Where it has none, or the
 * viewer asks for less motion, the router leads on as always.
 */
export function usePictureTransition(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const named = useRef<HTMLElement | null>(null);
  // In the same commit as the new page, which the browser has yet to look at.
  useLayoutEffect(() => {
    if (!key || named.current === null) return;
    named.current = name(named.current, document.querySelector(PAGE_PICTURE));
  }, [key]);
  useEffect(() => {
    linkPresses.take = (event, path) => {
      const picture = event.currentTarget.closest('[data-ui="card"]')?.querySelector(CARD_PICTURE);
      if (!picture || !isPlainPress(event) || !mayMove()) return false;
      event.preventDefault();
      named.current = name(named.current, picture);
      navigate(path, { viewTransition: true });
      return true;
    };
    return () => {
      linkPresses.take = undefined;
    };
  }, [navigate]);
}

/** Names one picture at a time: a browser moves nothing where two have the name. */
function name(before: HTMLElement | null, picture: Element | null): HTMLElement | null {
  before?.style.removeProperty('view-transition-name');
  if (!(picture instanceof HTMLElement)) return null;
  picture.style.setProperty('view-transition-name', NAME);
  return picture;
}

const mayMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A press that the router would follow itself. */
const isPlainPress = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  ['', '_self'].includes(currentTarget.target);
