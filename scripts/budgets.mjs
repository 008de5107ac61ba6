// Measures what a browser downloads, in gzip bytes: `node scripts/budgets.mjs`, after the build.
import './workspace/require-node.mjs';

const { budgets } = await import('./budgets/budgets.mjs');
process.exitCode = await budgets();
