/** A page to offer, or a gap of several that are left out. */
export type PageSlot = number | 'gap';

/**
 * The pages worth offering: the first, the last, the one in view and `around` on either side of it. A gap of a single
 * page is no gap but that page, and the number of slots stays the same from page to page, so that nothing moves under
 * the finger.
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
