import { type RefObject, useEffect } from 'react';
import { EDGE, keepBeside } from '../../anchored';

/** Between the field and its list, in pixels. */
const GAP = 8;
/** As high as it gets: about seven choices, the last one cut so that it says "more". */
const HEIGHT = 343;
/** With less room than this below the field, the list goes above when there is more. */
const ENOUGH = 200;

/**
 * Shows the list in the top layer, where no box can clip it, as wide as the field, below it or above, and never larger
 * than what the soft keyboard leaves in sight. It stays on its side while it is open: typing does not make it jump.
 */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
) {
  useEffect(() => {
    const [field, list] = [anchor.current, panel.current];
    if (!open || !field || !list) return;
    list.showPopover?.();
    const side = spaceOf(field).side;
    const fit = () => {
      const space = spaceOf(field);
      list.style.inlineSize = `${field.getBoundingClientRect().width}px`;
      list.style.maxBlockSize = `${Math.min(HEIGHT, Math.max(space[side], 0))}px`;
    };
    fit();
    const events = [window, window.visualViewport];
    for (const target of events) {
      target?.addEventListener('resize', fit);
      target?.addEventListener('scroll', fit, { capture: true, passive: true });
    }
    const letGo = keepBeside(field, list, { side, align: 'start', gap: GAP });
    return () => {
      letGo();
      for (const target of events) {
        target?.removeEventListener('resize', fit);
        target?.removeEventListener('scroll', fit, { capture: true });
      }
      list.hidePopover?.();
    };
  }, [anchor, panel, open]);
}

function spaceOf(field: HTMLElement) {
  const { top, bottom } = field.getBoundingClientRect();
  const sight = window.visualViewport;
  const start = sight?.offsetTop ?? 0;
  const end = start + (sight?.height ?? window.innerHeight);
  const below = end - bottom - GAP - EDGE;
  const above = top - start - GAP - EDGE;
  const side = below >= Math.min(ENOUGH, HEIGHT) || below >= above ? 'block-end' : 'block-start';
  return { side, 'block-end': below, 'block-start': above } as const;
}
