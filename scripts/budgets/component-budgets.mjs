import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../workspace/root.mjs';
import { budgetFile, componentSizes, readBudgets } from './component-sizes.mjs';
import { completed, rowsOf, verdict } from './component-verdict.mjs';

/** The number of components that are printed, largest first, when all are within their budgets. */
const SHOWN = 8;

/**
 * Compares every component of the design system with its budget; resolves to the exit code.
 * @param {{ complete?: boolean }} [options]
 */
export async function componentBudgets({ complete = false } = {}) {
  const sizes = await componentSizes();
  let budgets = await readBudgets();
  if (complete) {
    budgets = completed(sizes, budgets);
    await writeFile(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  const rows = [...rowsOf(sizes)].sort(([, one], [, other]) => other - one);
  console.log('| component alone | gzip KB | budget |\n|---|---:|---:|');
  for (const [row, bytes] of rows.slice(0, SHOWN))
    console.log(`| ${row} | ${(bytes / 1000).toFixed(1)} | ${budgets[row] ?? '–'} |`);
  const problems = verdict(sizes, budgets);
  if (problems.length === 0) {
    console.log(`${rows.length} components are within their budgets.\n`);
    return 0;
  }
  const table = relative(root, budgetFile);
  console.error(
    `\n${problems.join('\n')}\nThe budgets stand in ${table}; node scripts/budgets.mjs --complete adds and removes lines.\n`,
  );
  return 1;
}
