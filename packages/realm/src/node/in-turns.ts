/** While one realm waits for its files, others are judged; with all of them at once all their pictures would be in memory. */
const AT_ONCE = 8;

/** Does some work for each of many, a few at a time; what comes of it stands in their order. */
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
