/** The middle of a list of numbers, without what is missing; null when nothing is left. */
export function median(values) {
  const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The middle of the ratios of loads that were made right after one another: what the machine was busy with touches
 * both alike.
 */
export const pairedRatio = (ours, floor) =>
  median(ours.map((value, index) => (floor[index] ? value / floor[index] : null)));
