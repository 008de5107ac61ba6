// The JavaScript that the first pages need, in gzip bytes. Run after the build: `node scripts/budgets.mjs`.
import './workspace/require-node.mjs';

const { budgets } = await import('./budgets/budgets.mjs');
process.exitCode = await budgets();
