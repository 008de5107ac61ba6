import { type RefObject, useEffect } from 'react';
import { EDGE, keepBeside } from '../../anchored';

/** Between the field and its list, in pixels. */
const GAP = 8;
/**
 * The greatest height, in pixels: about seven options, the last one cut off, which shows that there
 * are more.
 */
const HEIGHT = 343;
/**
 * With less room than this below the field, in pixels, the list opens above it when there is more.
 */
const ENOUGH = 200;

/**
 * Shows the list in the top layer, where no container can clip it: as wide as the field, below or
 * above it, and no larger than the room that the soft keyboard leaves. It stays on its side while
 * open, so that typing does not make it jump.
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
  const viewport = window.visualViewport;
  const start = viewport?.offsetTop ?? 0;
  const end = start + (viewport?.height ?? window.innerHeight);
  const below = end - bottom - GAP - EDGE;
  const above = top - start - GAP - EDGE;
  const side = below >= Math.min(ENOUGH, HEIGHT) || below >= above ? 'block-end' : 'block-start';
  return { side, 'block-end': below, 'block-start': above } as const;
}
