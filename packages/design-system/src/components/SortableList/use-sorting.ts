import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';
import { moved } from './moved';
import { startScrolling } from './scroll-at-edges';

/** An item that the viewer holds, and where it would go. */
interface Held {
  id: string;
  to: number;
  by: 'keys' | 'pointer';
}

interface Sorting<Item extends { id: string }> {
  items: readonly Item[];
  onMove: (id: string, to: number) => void;
  /** Told what happens, for the text that is announced. */
  onStep: (step: 'grabbed' | 'over' | 'dropped' | 'cancelled', item: Item, place: number) => void;
}

/** What the handle of an item listens with. */
export interface HandleListeners {
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onBlur: () => void;
}

const STEPS: Readonly<Record<string, (to: number, last: number) => number>> = {
  ArrowUp: (to) => Math.max(0, to - 1),
  ArrowDown: (to, last) => Math.min(last, to + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Lets the viewer drag an item by its handle, or grab it with Space and move it with the arrow keys. */
export function useSorting<Item extends { id: string }>({ items, onMove, onStep }: Sorting<Item>) {
  const [held, hold] = useReducer((_: Held | null, next: Held | null) => next, null);
  const now = useRef(held);
  /** Ends a drag when the list goes away. */
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const take = (next: Held | null) => {
    now.current = next;
    hold(next);
  };
  const grab = (item: Item, by: Held['by']) => {
    const to = placeOf(item.id);
    take({ id: item.id, to, by });
    onStep('grabbed', item, to);
  };
  const over = (item: Item, to: number) => {
    const { current } = now;
    if (!current || current.to === to) return;
    take({ ...current, to });
    onStep('over', item, to);
  };
  const drop = (item: Item) => {
    const { current } = now;
    if (!current) return;
    take(null);
    onStep('dropped', item, current.to);
    if (placeOf(item.id) !== current.to) onMove(item.id, current.to);
  };
  const cancel = (item: Item) => {
    if (!now.current) return;
    take(null);
    onStep('cancelled', item, placeOf(item.id));
  };

  const onKeyDown = (item: Item) => (event: KeyboardEvent) => {
    const isHeld = now.current?.id === item.id && now.current.by === 'keys';
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) drop(item);
      else if (!now.current) grab(item, 'keys');
      return;
    }
    if (!isHeld || !now.current) return;
    const step = STEPS[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape here ends the move, and not the dialog around the list.
    event.stopPropagation();
    if (step) over(item, step(now.current.to, items.length - 1));
    else cancel(item);
  };

  const onPointerDown = (item: Item) => (event: PointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ol');
    if (event.button !== 0 || !list || now.current) return;
    event.preventDefault();
    event.currentTarget.focus();
    grab(item, 'pointer');
    const { pointerId } = event;
    let y = event.clientY;
    const find = () => {
      const { left, width } = list.getBoundingClientRect();
      const row = document.elementFromPoint(left + width / 2, y)?.closest('li');
      if (row?.parentElement === list) over(item, [...list.children].indexOf(row));
    };
    const scrolling = startScrolling(() => y, find);
    // On the window, since a row that moves in the document loses a captured pointer.
    const controller = new AbortController();
    const { signal } = controller;
    const end = (settle: (item: Item) => void) => {
      controller.abort();
      scrolling.stop();
      stop.current = undefined;
      settle(item);
    };
    const own =
      (use: (event: globalThis.PointerEvent) => void) => (moving: globalThis.PointerEvent) => {
        if (moving.pointerId === pointerId) use(moving);
      };
    window.addEventListener(
      'pointermove',
      own((moving) => {
        y = moving.clientY;
        find();
      }),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      own(() => end(drop)),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      own(() => end(cancel)),
      { signal },
    );
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(cancel), { signal });
    stop.current = () => end(cancel);
  };

  return {
    held,
    shown: held ? moved(items, placeOf(held.id), held.to) : items,
    handle: (item: Item): HandleListeners => ({
      onKeyDown: onKeyDown(item),
      onPointerDown: onPointerDown(item),
      // The viewer went elsewhere with Tab: what was not dropped stays where it was. React focuses a row again that it moved.
      onBlur: () =>
        queueMicrotask(() => {
          const stays = document.activeElement?.getAttribute('data-handle') === item.id;
          if (now.current?.by === 'keys' && !stays) cancel(item);
        }),
    }),
  };
}
