import { type RefObject, type ToggleEvent, useEffect, useMemo, useRef, useState } from 'react';
import { keepScrollbarRoom } from '../../scroll-lock';

export interface SidebarHandle {
  open(): void;
  close(): void;
  toggle(): void;
  /** Whether the list is behind the hamburger: up to 1024 px. */
  readonly mobile: boolean;
}

const wideScreen = () => window.matchMedia?.('(min-width: 1024.02px)');

interface SidebarOptions {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Makes everything but the element and its ancestors inert. Returns a function that undoes it. */
function inertOthers(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (
    let node = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
  }
  return () => {
    for (const sibling of silenced) sibling.inert = false;
  };
}

/** Whether a panel is open; a browser without popovers shows the list in place. */
const isShown = (panel: HTMLElement | null) =>
  typeof panel?.showPopover === 'function' && panel.matches(':popover-open');

/**
 * The state of a popover that is used as a modal sidebar: the focus stays inside while it is open.
 */
export function useSidebar({ open, defaultOpen = false, onOpenChange }: SidebarOptions) {
  const panelRef: RefObject<HTMLElement | null> = useRef(null);
  const [isOpen, setOpen] = useState(open ?? defaultOpen);
  const wanted = open ?? isOpen;

  const handle = useMemo<SidebarHandle>(() => {
    const shown = () => isShown(panelRef.current);
    const show = () => {
      if (!shown()) panelRef.current?.showPopover?.();
    };
    const hide = () => {
      if (shown()) panelRef.current?.hidePopover();
    };
    return {
      open: show,
      close: hide,
      toggle: () => (shown() ? hide() : show()),
      get mobile() {
        return wideScreen()?.matches === false;
      },
    };
  }, []);

  const isFirst = useRef(true);
  const isOwn = open === undefined;
  useEffect(() => {
    // before the page listened, the browser has opened it
    const wasOpened = isFirst.current && isOwn && isShown(panelRef.current);
    isFirst.current = false;
    if (wasOpened) {
      keepScrollbarRoom();
      panelRef.current?.querySelector('button')?.focus();
      setOpen(true);
    } else if (wanted) handle.open();
    else handle.close();
  }, [wanted, isOwn, handle]);

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    let restore = isShown(panel) ? inertOthers(panel) : undefined;
    const beforeToggle = (event: Event) => {
      // before it closes, so that the browser can return the focus to the hamburger
      if (event instanceof Event && 'newState' in event && event.newState === 'closed') restore?.();
      else {
        keepScrollbarRoom();
        restore = inertOthers(panel);
      }
    };
    const wide = wideScreen();
    panel.addEventListener('beforetoggle', beforeToggle);
    wide?.addEventListener('change', handle.close);
    return () => {
      restore?.();
      panel.removeEventListener('beforetoggle', beforeToggle);
      wide?.removeEventListener('change', handle.close);
    };
  }, [handle]);

  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    const now = event.newState === 'open';
    // the hamburger is inert now: the focus goes to the first control inside, the button that
    // closes
    const panel = panelRef.current;
    if (now) panel?.querySelector('button')?.focus();
    // past the last control the focus is nowhere, and then no browser returns it by itself
    else if (panel && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus();
    }
    setOpen(now);
    if (now !== wanted) onOpenChange?.(now);
  };

  return { panelRef, isOpen, onToggle, handle };
}
