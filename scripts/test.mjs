// `npm test`: every check of the repository. Needs only Node; installs what is missing.
import './workspace/require-node.mjs';

const { test } = await import('./test/test.mjs');
process.exitCode = await test(process.argv.slice(2));
