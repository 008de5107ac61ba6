/** A page to link to, or a gap in place of several. */
export type PageSlot = number | 'gap';

/**
 * The pages to link to: the first, the last, the current one and `around` on either side of it. A
 * gap of one page shows that page instead. The number of slots is the same for every page, so that
 * nothing moves under the finger.
 */
export function pageNumbers(page: number, count: number, around = 1): PageSlot[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  // first, gap, `around`, current, `around`, gap, last
  const slots = 2 * around + 5;
  if (count <= slots) return range(1, count);
  const edge = slots - 2;
  if (page <= edge - around) return [...range(1, edge), 'gap', count];
  if (page > count - edge + around) return [1, 'gap', ...range(count - edge + 1, count)];
  return [1, 'gap', ...range(page - around, page + around), 'gap', count];
}
