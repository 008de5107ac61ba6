/** What only a viewer who is there does. */
const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells of every press, key and turn of the wheel anywhere on the page; the returned function stops it. */
export function followPresses(tell: () => void): () => void {
  for (const name of PRESSES) document.addEventListener(name, tell, { passive: true });
  return () => {
    for (const name of PRESSES) document.removeEventListener(name, tell);
  };
}
