import { type RefObject, useLayoutEffect } from 'react';

/** Captions get no smaller than this for want of room, in CSS pixels, and by this much with each try. */
const LEAST = 10;
const STEP = 0.92;

type Boxes = readonly Element[];

/** Whether lines of a cue, or letters of a word, have no room in the picture. */
const areCut = (boxes: Boxes): boolean =>
  boxes.some(
    (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
  );

/** Whether a cue lies over another one, such as one at the top over one at the bottom. */
function meet(boxes: Boxes): boolean {
  const rects = boxes.map((box) => box.getBoundingClientRect());
  return rects.some((one, at) =>
    rects
      .slice(at + 1)
      .some(
        ({ left, right, top, bottom }) =>
          one.left < right && left < one.right && one.top < bottom && top < one.bottom,
      ),
  );
}

/** Makes captions smaller until they are no longer wrong; whether that was possible. */
function shrink(layer: HTMLElement, isWrong: (boxes: Boxes) => boolean): boolean {
  const { style } = layer;
  style.fontSize = '';
  const boxes = [...layer.querySelectorAll(':scope > * > div')];
  let size = Number.parseFloat(getComputedStyle(layer).fontSize);
  while (isWrong(boxes)) {
    if (!(size > LEAST)) return false;
    size *= STEP;
    style.fontSize = `${size}px`;
  }
  return true;
}

function fit(layer: HTMLElement): void {
  // words are broken only where they are too long at any size
  layer.style.overflowWrap = 'normal';
  // a file may want two cues in one place
  if (!shrink(layer, (boxes) => areCut(boxes) || meet(boxes))) shrink(layer, areCut);
  layer.style.overflowWrap = 'anywhere';
}

/**
 * Makes captions smaller than the viewer chose where they would not be whole: two lines at 300 % have no room on a phone whose
 * controls show. How much that takes depends on the words, so that it is measured for what is `shown` and each size of the layer.
 */
export function useFit(ref: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or another look, need another size
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const look = () => fit(layer);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const resized = new ResizeObserver(look);
    resized.observe(layer);
    return () => resized.disconnect();
  }, [ref, shown]);
}
