import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { FloatingCorner } from './FloatingPlayer';

/** A pointer that moves less, in CSS pixels, presses what is under it. */
const PRESS = 8;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  hasMoved: boolean;
}

/** Lets a pointer take a frame to another corner: it follows, and where it is let go decides. Its buttons do the same. */
export function useCornerDrag(
  frame: RefObject<HTMLElement | null>,
  onCorner: (corner: FloatingCorner) => void,
) {
  const drag = useRef<Drag | null>(null);
  // A press that ended a drag is none of the link's.
  const hasDragged = useRef(false);

  function end(element: HTMLElement) {
    element.style.translate = '';
    drag.current = null;
  }

  return {
    onPointerDown({ button, pointerId, clientX, clientY, target }: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (button !== 0 || isButton || spansWindow(frame.current)) return;
      drag.current = { pointer: pointerId, x: clientX, y: clientY, hasMoved: false };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held?.pointer !== pointerId) return;
      const [x, y] = [clientX - held.x, clientY - held.y];
      if (!held.hasMoved && Math.hypot(x, y) < PRESS) return;
      if (!held.hasMoved) currentTarget.setPointerCapture?.(pointerId);
      held.hasMoved = true;
      currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp({ pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held?.pointer !== pointerId) return;
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
      end(currentTarget);
      if (!held.hasMoved) return;
      hasDragged.current = true;
      const isLeft = (left + right) / 2 < window.innerWidth / 2;
      const isTop = (top + bottom) / 2 < window.innerHeight / 2;
      const isStart = isLeft === (getComputedStyle(currentTarget).direction !== 'rtl');
      onCorner(`${isTop ? 'top' : 'bottom'}-${isStart ? 'start' : 'end'}`);
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      end(currentTarget);
    },
    onClickCapture(event: MouseEvent) {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** On phones it is a bar, which has no other place. */
const spansWindow = (frame: HTMLElement | null): boolean =>
  frame === null || frame.offsetWidth >= window.innerWidth;
