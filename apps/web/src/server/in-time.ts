import { TooMany } from './rules/turns';

/** The time, in ms, after which a viewer's wait is checked. */
const PATIENCE_MS = 250;

/** What a queue of pages means for one more. */
export interface Queue {
  /** The page would come late. */
  isLong: () => boolean;
  /** The page cannot come in time at all. */
  isHopeless: () => boolean;
}

/**
 * Waits for a viewer's page: as long as its origin may take, but not for a queue of other pages.
 * @throws {TooMany} at once when the queue is hopeless, and when it is long after `PATIENCE_MS` or twice that. The work goes on.
 */
export async function inTime<Made>(work: Promise<Made>, queue: Queue): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  let now: NodeJS.Immediate | undefined;
  const crowded = new Promise<never>((_, reject) => {
    const late = () => reject(new TooMany('The page would come too late.'));
    // A page that is at hand is there before.
    if (queue.isHopeless()) now = setImmediate(late);
    timer = setInterval(() => {
      if (queue.isLong()) late();
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, crowded]);
  } finally {
    clearImmediate(now);
    clearInterval(timer);
  }
}
