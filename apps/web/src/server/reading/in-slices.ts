/** No longer than this at a time: others wait for their pages meanwhile. */
const SLICE_MS = 10;

/** Does the same with each of many, and lets everything else have its turn before the first and every few milliseconds after. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  await nextTurn();
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
