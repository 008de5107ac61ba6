/** The longest slice of work, while viewers wait for their pages. */
const SLICE_MS = 10;

/** Does the work for each item, and lets other tasks run before the first and every few milliseconds. */
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
