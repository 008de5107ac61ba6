import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type AnchorSide, keepBeside } from '../../anchored';

/**
 * How long a pointer has to rest, in milliseconds: one that only passes shows no tooltips, and
 * after one tooltip the next needs no wait.
 */
const REST = 500;
/** Time to reach the tooltip itself with the pointer (WCAG 1.4.13), in milliseconds. */
const GRACE = 150;
const STILL_READING = 400;

/** When a tooltip was last hidden, so that the next one appears at once along a row of buttons. */
let putAway = 0;

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

/** Shows and hides the bubble; `own` are the control's handlers, which are called as well. */
export function useTooltip(side: AnchorSide, own: Handlers) {
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const later = (show: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(show), wait);
  };
  const now = (show: boolean) => {
    clearTimeout(timer.current);
    setShown(show);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const bubble = bubbleRef.current;
    // the control is the element that the caller's component renders, right before the bubble
    const anchor = bubble?.previousElementSibling;
    if (!shown || !anchor || !bubble?.showPopover) return;
    bubble.showPopover();
    const leave = keepBeside(anchor, bubble, { side, align: 'center', gap: 8 });
    const putAwayByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // the first Escape is for the tooltip, the next for the dialog around it
      event.preventDefault();
      setShown(false);
    };
    document.addEventListener('keydown', putAwayByKey, true);
    return () => {
      putAway = Date.now();
      document.removeEventListener('keydown', putAwayByKey, true);
      leave();
      if (bubble.isConnected) bubble.hidePopover();
    };
  }, [shown, side]);

  const triggerProps: Handlers = {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch')
        later(true, Date.now() - putAway < STILL_READING ? 0 : REST);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      own.onPointerLeave?.(event);
      later(false, GRACE);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      own.onPointerDown?.(event);
      now(false);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) now(true);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      own.onBlur?.(event);
      now(false);
    },
  };
  const bubbleProps = {
    onPointerEnter: () => now(true),
    onPointerLeave: () => later(false, GRACE),
  };
  return { bubbleRef, triggerProps, bubbleProps };
}
