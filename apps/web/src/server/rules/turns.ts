/** The error when more wait than may. */
export class TooMany extends Error {
  override name = 'TooMany';
}

/** Does a piece of work in its turn; rejects with `TooMany` when too many wait already. */
export interface Turns {
  <Made>(work: () => Promise<Made>): Promise<Made>;
  /** The number that wait now. */
  waiting: () => number;
}

/** Lets a bounded number work at once and a bounded number wait, so that callers cannot fill the memory. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let working = 0;
  async function turn<Made>(work: () => Promise<Made>): Promise<Made> {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new TooMany('Too many pages are being made.');
      // Work that ends gives its turn to the next.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  }
  return Object.assign(turn, { waiting: () => queue.length });
}
