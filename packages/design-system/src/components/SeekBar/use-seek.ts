import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reachable, type Span, shownSpan } from './seek-range';

export interface SeekOptions {
  whole: Span;
  open: Span | undefined;
  value: number;
  spoilerFree: boolean;
  onSeek: (to: number) => void;
}

/** Half the width of the thumb in pixels, which the track leaves free at both ends (`$s13` / 2). */
const HALF_THUMB = 6.5;

const PREVIEW = '[data-ui="seek-preview"]';

/**
 * What the viewer does with the bar: the moment they hold while they drag, the one that they point
 * at, and the span that is shown. While they hold it, playback moves neither.
 */
export function useSeek({ whole, open, value, spoilerFree, onSeek }: SeekOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<{ at: number; span: Span }>();
  const [pointed, setPointed] = useState<number>();
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const shown = held?.at ?? reachable(value, whole);
  const span = held?.span ?? shownSpan(whole, shown, spoilerFree);

  const settle = useEffectEvent((input: HTMLInputElement) => {
    onSeek(reachable(input.valueAsNumber, whole, open));
    setHeld(undefined);
  });
  // the browser's own "change" comes once, when the thumb is let go or a key has moved it; React's
  // comes at each step
  useEffect(() => {
    const input = ref.current;
    const onChange = () => input && settle(input);
    input?.addEventListener('change', onChange);
    return () => input?.removeEventListener('change', onChange);
  }, []);

  const hold = (at: number) => {
    setDismissed(false);
    setHeld({ at: reachable(at, whole, open), span });
  };
  const point = ({ clientX, currentTarget, target }: PointerEvent<HTMLElement>) => {
    // a preview stays while the pointer is on it (WCAG 1.4.13)
    if (target instanceof Element && target.closest(PREVIEW)) return;
    const box = currentTarget.getBoundingClientRect();
    const length = box.width - 2 * HALF_THUMB;
    if (length <= 0) return;
    const share = Math.min(1, Math.max(0, (clientX - box.x - HALF_THUMB) / length));
    setPointed(span.start + share * (span.end - span.start));
  };
  const moment = dismissed ? undefined : (held?.at ?? pointed ?? (focused ? shown : undefined));
  return {
    ref,
    shown,
    span,
    /** The moment that a preview is for; none while the viewer does nothing here. */
    previewed: moment === undefined ? undefined : reachable(moment, whole, open),
    hold,
    point,
    /** The viewer wants no preview until they come anew. */
    dismiss: useCallback(() => setDismissed(true), []),
    leave: () => {
      setDismissed(false);
      setPointed(undefined);
    },
    focus: (element: Element) => setFocused(element.matches(':focus-visible')),
    blur: () => {
      setDismissed(false);
      setFocused(false);
      setHeld(undefined);
    },
  };
}
