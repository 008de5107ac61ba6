/** One page of a list. */
export interface Rows<Row> {
  rows: readonly Row[];
  /** What the next page is asked for with; null at the end of the list. */
  after: string | null;
}

/** Joins what was loaded later to a list's first page, which may have got some of it since. */
export function joinRows<Row extends { id: string }>(
  first: Rows<Row>,
  further: Rows<Row> | undefined,
): Rows<Row> {
  if (!further) return first;
  return { rows: [...first.rows, ...newRows(first.rows, further.rows)], after: further.after };
}

/** The rows that are not in a list yet: a list that changes between two calls repeats some. */
export function newRows<Row extends { id: string }>(
  rows: readonly Row[],
  arrived: readonly Row[],
): readonly Row[] {
  const known = new Set(rows.map(({ id }) => id));
  return arrived.filter(({ id }) => !known.has(id));
}
