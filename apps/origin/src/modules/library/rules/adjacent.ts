/**
 * The neighbours of an item, as many as `size`: half of them before it, the larger half behind it, and near an end of the list
 * more of the other side.
 */
export function adjacent<Item>(
  items: readonly Item[],
  index: number,
  size: number,
): { before: Item[]; after: Item[] } {
  const behind = items.length - index - 1;
  const before = Math.min(index, Math.max(Math.floor(size / 2), size - behind));
  const after = Math.min(behind, size - before);
  return {
    before: items.slice(index - before, index),
    after: items.slice(index + 1, index + 1 + after),
  };
}
