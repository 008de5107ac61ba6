// `npm run mutation`: checks that a test fails for each small change of a rule.
import './workspace/require-node.mjs';

await import('./mutation/mutation.mjs');
