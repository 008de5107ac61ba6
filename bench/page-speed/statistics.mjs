/**
 * The middle of a list of numbers, without what is missing; null when nothing is left.
 * @param {(number | null | undefined)[]} values
 */
export function median(values) {
  const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * The middle of a list of numbers that are all there.
 * @param {number[]} values
 */
export function middle(values) {
  const found = median(values);
  if (found === null) throw new Error('Nothing was measured.');
  return found;
}

/**
 * The middle of the ratios of loads that were made right after one another: what the machine was busy with touches
 * both alike. Null when nothing is left.
 * @param {(number | null)[]} ours
 * @param {(number | null)[]} floor
 */
export const pairedRatio = (ours, floor) =>
  median(
    ours.map((value, index) => {
      const other = floor[index];
      return value !== null && other ? value / other : null;
    }),
  );

/**
 * The same of numbers that are all there.
 * @param {number[]} ours
 * @param {number[]} others
 */
export function middleRatio(ours, others) {
  const ratio = pairedRatio(ours, others);
  if (ratio === null) throw new Error('Nothing was measured.');
  return ratio;
}
