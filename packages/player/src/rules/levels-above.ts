/**
 * Lists the indexes of the levels that are larger than a realm plays, the last first, so that each can be removed in turn. Where
 * all are larger, the smallest stays.
 */
export function levelsAbove(heights: readonly number[], most: number): number[] {
  const above = [...heights.keys()].filter((index) => (heights[index] ?? 0) > most).reverse();
  if (above.length < heights.length) return above;
  const smallest = heights.indexOf(Math.min(...heights));
  return above.filter((index) => index !== smallest);
}
