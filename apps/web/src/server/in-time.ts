import { TooMany } from './rules/turns';

/** The time, in ms, after which a viewer's wait is looked at. */
const PATIENCE_MS = 250;

/**
 * Waits for a viewer's page: as long as its origin may take, but not for a queue of other pages.
 * @throws {TooMany} when `PATIENCE_MS` are over, or again as many, and `isCrowded`. The work goes on.
 */
export async function inTime<Made>(work: Promise<Made>, isCrowded: () => boolean): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const crowded = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (isCrowded()) reject(new TooMany('The page would come too late.'));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, crowded]);
  } finally {
    clearInterval(timer);
  }
}
