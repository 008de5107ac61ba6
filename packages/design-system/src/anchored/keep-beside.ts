import { type AnchorAlign, type AnchorSide, type Box, placeBeside } from './place-beside';

export interface Wish {
  side: AnchorSide;
  align: AnchorAlign;
  /** Between anchor and panel, in pixels. */
  gap: number;
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Puts a shown panel (`position: fixed`) beside its anchor and keeps it there while the page
 * scrolls, the window changes or the panel grows. Returns a function that stops it. It writes
 * styles through CSSOM, which a strict policy allows.
 */
export function keepBeside(anchor: Element, panel: HTMLElement, wish: Wish): () => void {
  const put = () => {
    const page = document.documentElement;
    const inlineSize = page.clientWidth;
    const rightToLeft = isRightToLeft(panel);
    const boxOf = ({ left, right, top, width, height }: DOMRect): Box => ({
      inlineStart: rightToLeft ? inlineSize - right : left,
      blockStart: top,
      inlineSize: width,
      blockSize: height,
    });
    const { inlineStart, blockStart, side } = placeBeside({
      ...wish,
      anchor: boxOf(anchor.getBoundingClientRect()),
      // the layout size, not the drawn box, which moves while the panel slides in
      panel: { inlineSize: panel.offsetWidth, blockSize: panel.offsetHeight },
      window: { inlineSize, blockSize: page.clientHeight },
    });
    panel.style.setProperty('inset-inline-start', `${inlineStart}px`);
    panel.style.setProperty('inset-block-start', `${blockStart}px`);
    panel.dataset.side = side;
  };
  put();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(put);
  observer?.observe(panel);
  observer?.observe(anchor);
  window.addEventListener('scroll', put, { capture: true, passive: true });
  window.addEventListener('resize', put);
  return () => {
    observer?.disconnect();
    window.removeEventListener('scroll', put, { capture: true });
    window.removeEventListener('resize', put);
  };
}
