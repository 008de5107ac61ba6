// `npm run ledger`: which rule of the specification is shown by which test.
import './workspace/require-node.mjs';

const { ledger } = await import('./ledger/ledger.mjs');
process.exitCode = await ledger(process.argv.slice(2));
