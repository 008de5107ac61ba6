// `npm run mutation`: whether a test notices each small change of a rule.
import './workspace/require-node.mjs';

await import('./mutation/mutation.mjs');
