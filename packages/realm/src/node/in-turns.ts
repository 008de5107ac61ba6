import { setImmediate } from 'node:timers/promises';

/** While one waits for something, others are judged; with all of them at once all their pictures would be in memory. */
const AT_ONCE = 8;

/**
 * Does some work for each of many, a few at a time; what comes of it stands in their order. Between two of them everybody
 * else has a turn: a server that reads a thousand realms goes on answering.
 */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = items.entries();
  const turn = async () => {
    for (const [at, item] of waiting) {
      await setImmediate();
      made[at] = await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return made;
}
