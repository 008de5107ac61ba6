/** A set of code points as `[lo, hi, lo, hi, …]`: both ends included, ascending, without two ranges that could be one. */
export type Ranges = readonly number[];

export const LAST_CODE_POINT = 0x10ffff;

/** Returns the code points that are in any of the sets. */
export function union(...sets: readonly Ranges[]): Ranges {
  const pairs = sets.flatMap(pairsOf).sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [low, high] of pairs) {
    const last = merged.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged.flat();
}

/** Returns the code points that are not in a set. */
export function complement(set: Ranges): Ranges {
  const rest: number[] = [];
  let next = 0;
  for (const [low, high] of pairsOf(set)) {
    if (low > next) rest.push(next, low - 1);
    next = high + 1;
  }
  if (next <= LAST_CODE_POINT) rest.push(next, LAST_CODE_POINT);
  return rest;
}

/** Returns the ranges of a set as pairs. */
export function pairsOf(set: Ranges): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < set.length; at += 2) pairs.push([set[at] ?? 0, set[at + 1] ?? 0]);
  return pairs;
}
