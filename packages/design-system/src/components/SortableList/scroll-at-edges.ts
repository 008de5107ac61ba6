/** How near to an edge of the window a pointer scrolls the page, and the most pixels of a frame. */
const EDGE = 89;
const MOST = 21;

/** Scrolls the page while the pointer is near an edge of the window; `onScroll` is told after each step. */
export function startScrolling(pointerAt: () => number, onScroll: () => void) {
  let frame = 0;
  const step = () => {
    const y = pointerAt();
    const below = y - (window.innerHeight - EDGE);
    const near = y < EDGE ? y - EDGE : Math.max(0, below);
    if (near !== 0) {
      window.scrollBy(0, Math.max(-1, Math.min(1, near / EDGE)) * MOST);
      onScroll();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return { stop: () => cancelAnimationFrame(frame) };
}
