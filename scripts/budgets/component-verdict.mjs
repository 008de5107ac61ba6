/** @param {number} bytes */
const kilobytes = (bytes) => bytes / 1000;
/** @param {number} value */
const shown = (value) => value.toFixed(1);

/**
 * Suggests a budget: a tenth of a kilobyte more than is needed, rounded up.
 * @param {number} bytes
 */
export const suggested = (bytes) => Math.ceil(kilobytes(bytes) * 10.5) / 10;

/**
 * The row of a component; icons share one row, whose size is that of the largest.
 * @param {string} name
 */
export const rowOf = (name) => (name.endsWith('Icon') ? 'any icon' : name);

/**
 * Collects bytes by row of the table.
 * @param {ReadonlyMap<string, number>} sizes component → bytes
 */
export function rowsOf(sizes) {
  /** @type {Map<string, number>} */
  const rows = new Map();
  for (const [name, bytes] of sizes) {
    const row = rowOf(name);
    rows.set(row, Math.max(bytes, rows.get(row) ?? 0));
  }
  return rows;
}

/**
 * Lists where components and budgets do not agree.
 * @param {ReadonlyMap<string, number>} sizes component → bytes
 * @param {Record<string, number>} budgets row → kilobytes
 * @returns {string[]} one sentence each; none when all is well
 */
export function verdict(sizes, budgets) {
  const rows = rowsOf(sizes);
  const problems = [];
  for (const [row, bytes] of rows) {
    const limit = budgets[row];
    const needed = kilobytes(bytes);
    if (limit === undefined) {
      problems.push(
        `${row} has no budget. It needs ${shown(needed)} KB: add "${row}": ${suggested(bytes)}.`,
      );
    } else if (needed > limit) {
      const over = Math.round((needed - limit) * 1000);
      problems.push(
        `${row} needs ${needed.toFixed(2)} KB, ${over} bytes more than its budget of ${limit}. ` +
          `Look for what it began to import; if it is worth that, raise it to ${suggested(bytes)} and say why in the commit.`,
      );
    }
  }
  for (const row of Object.keys(budgets)) {
    if (!rows.has(row)) problems.push(`${row} is not exported any more: take its budget away.`);
  }
  return problems;
}

/**
 * Completes the table: adds missing budgets and removes those of former components. A developer has to raise an exceeded one.
 * @param {ReadonlyMap<string, number>} sizes component → bytes
 * @param {Record<string, number>} budgets row → kilobytes
 * @returns {Record<string, number>}
 */
export function completed(sizes, budgets) {
  const rows = [...rowsOf(sizes)].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return Object.fromEntries(rows.map(([row, bytes]) => [row, budgets[row] ?? suggested(bytes)]));
}
