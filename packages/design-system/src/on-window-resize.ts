const RESIZE_REST_MS = 500;

/**
 * Calls back when the window has kept its new size for 500 ms (spec 1 §9). Returns a function that
 * stops it. Do not use it to place a panel beside an anchor, which must follow a new size at once:
 * see `keepBeside`.
 */
export function onWindowResize(settled: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    clearTimeout(rest);
    rest = setTimeout(settled, RESIZE_REST_MS);
  };
  window.addEventListener('resize', resized);
  return () => {
    clearTimeout(rest);
    window.removeEventListener('resize', resized);
  };
}
