// Measures what a browser downloads, in gzip bytes: `node scripts/budgets.mjs`, after the build. `--components` measures
// only the design system's components, which needs no build, and `--pages` all the rest; `--complete` also gives a budget to
// components without one.
import './workspace/require-node.mjs';
import { parseArgs } from 'node:util';

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values } = parseArgs({ options: { components: flag, pages: flag, complete: flag } });
const { componentBudgets } = await import('./budgets/component-budgets.mjs');
const { budgets } = await import('./budgets/budgets.mjs');

const components = values.pages ? 0 : await componentBudgets(values);
const pages = values.components || values.complete ? 0 : await budgets();
process.exitCode = components || pages;
