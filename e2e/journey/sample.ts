/** Whether this is a full run, `npm run test:full`. */
export const full = Boolean(process.env.FULL);

/**
 * The cases that a run tries of a journey that all of them take alike, such as one for each vendor: all in a full run, else `count`
 * of them, the same in each run. They begin with the one at `from`, so that journeys beside one another try different ones.
 */
export function tried<T>(cases: readonly T[], { from = 0, count = 1 } = {}): readonly T[] {
  if (full) return cases;
  const first = from % cases.length;
  return cases.filter((_, index) => (index - first + cases.length) % cases.length < count);
}
