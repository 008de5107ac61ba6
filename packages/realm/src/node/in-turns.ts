/** While one realm waits for its files, others are judged. All realms at once would have all their pictures in memory. */
const AT_ONCE = 8;

/** Does some work for each item, a few at a time, and returns the results in the order of the items. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = items.entries();
  const turn = async () => {
    for (const [at, item] of waiting) made[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return made;
}
