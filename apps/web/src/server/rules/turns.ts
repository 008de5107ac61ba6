/** More wait than may. */
export class TooMany extends Error {
  override name = 'TooMany';
}

/**
 * Lets a bounded number work at once and a bounded number wait, so that callers cannot fill the memory.
 * @returns a function that does a piece of work in its turn, and rejects with `TooMany` when too many wait already.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let working = 0;
  return async <Made>(work: () => Promise<Made>): Promise<Made> => {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new TooMany('Too many pages are being made.');
      // Whoever ends hands their place on.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
