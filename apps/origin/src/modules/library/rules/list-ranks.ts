/** The distance of two neighbours' ranks at first: there is room for twenty moves into the same gap. */
export const RANK_STEP = 2 ** 20;
/** Ranks of more than this would not be whole numbers any more. */
const FARTHEST = 2 ** 52;

/** A rank between two neighbours, null for none on that side; null where there is no room, and the list is to be ranked anew. */
export function rankBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0;
  const rank =
    before === null
      ? (after ?? 0) - RANK_STEP
      : after === null
        ? before + RANK_STEP
        : Math.floor(before + (after - before) / 2);
  const isFree = (before === null || rank > before) && (after === null || rank < after);
  return isFree && Math.abs(rank) < FARTHEST ? rank : null;
}

/** Ranks for a whole list, evenly apart. */
export const evenRanks = (size: number): number[] =>
  Array.from({ length: size }, (_, index) => index * RANK_STEP);

/** Moves an item behind another one, or to the top; the list itself where it is there already. Throws where either is missing. */
export function moved<Item>(items: readonly Item[], item: Item, after: Item | null): Item[] {
  const rest = items.filter((one) => one !== item);
  const at = after === null ? 0 : rest.indexOf(after) + 1;
  if (rest.length === items.length || (after !== null && at === 0))
    throw new Error('An item, or its new neighbour, is not in the list.');
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
