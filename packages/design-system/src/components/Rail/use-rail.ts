import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onWindowResize } from '../../on-window-resize';

const DRAG_THRESHOLD = 6;

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * The position of a horizontal list, and the handlers that move it: arrows, arrow keys, drag. Works
 * in both directions of text.
 */
export function useRail(ref: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: true, fits: false });
  const drag = useRef<{ x: number; left: number; moved: boolean } | null>(null);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const room = list.scrollWidth - list.clientWidth;
      const at = Math.abs(list.scrollLeft);
      const next = { atStart: at <= 1, atEnd: at >= room - 1, fits: room <= 1 };
      setEdges((old) =>
        old.atStart === next.atStart && old.atEnd === next.atEnd && old.fits === next.fits
          ? old
          : next,
      );
    };
    list.addEventListener('scroll', measure, { passive: true });
    // A rail below the fold is not laid out yet, so it is measured when the viewer scrolls near it.
    // A ResizeObserver would be called during that layout, and Firefox reports such a loop as an
    // error of the page.
    const near =
      typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(measure);
    if (near) near.observe(list);
    else measure();
    const stop = onWindowResize(measure);
    return () => {
      list.removeEventListener('scroll', measure);
      stop();
      near?.disconnect();
    };
  }, [ref]);

  /** Scrolls by one screenful towards the end (1) or the start (-1). */
  const scroll = (way: 1 | -1) => {
    const list = ref.current;
    if (!list) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: way * (isRtl(list) ? -1 : 1) * list.clientWidth * 0.85,
      behavior: still ? 'auto' : 'smooth',
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = ref.current;
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...list.children].map((entry) => entry.querySelector('a'));
    const here = [...list.children].findIndex((entry) => entry.contains(document.activeElement));
    if (here < 0) return;
    const forward = isRtl(list) ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl(list) ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: here + 1, [back]: here - 1, Home: 0, End: stops.length - 1 }[event.key];
    const stop = to === undefined ? undefined : stops[to];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };

  // a touch scrolls by itself; a mouse drags
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !ref.current) return;
    drag.current = { x: event.clientX, left: ref.current.scrollLeft, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const list = ref.current;
    const from = drag.current;
    if (!list || !from) return;
    if (!from.moved && Math.abs(event.clientX - from.x) < DRAG_THRESHOLD) return;
    if (!from.moved) {
      from.moved = true;
      list.setPointerCapture(event.pointerId);
      list.dataset.dragging = '';
    }
    list.scrollLeft = from.left - (event.clientX - from.x);
  };
  const endDrag = () => {
    if (ref.current) delete ref.current.dataset.dragging;
    const moved = drag.current?.moved;
    drag.current = null;
    if (!moved || !ref.current) return;
    // the click that ends a drag follows no link
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const list = ref.current;
    list.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => list.removeEventListener('click', swallow, { capture: true }));
  };

  return {
    ...edges,
    scroll,
    listHandlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      // the browser would drag a link out of the page, which would end our own drag at its first
      // step
      onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    },
  };
}
