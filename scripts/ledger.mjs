// `npm run ledger`: lists which tests show which rule of the specification.
import './workspace/require-node.mjs';

const { ledger } = await import('./ledger/ledger.mjs');
process.exitCode = await ledger(process.argv.slice(2));
