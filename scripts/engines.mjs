// `npm run engines`: the smoke journeys in Chromium, Firefox ESR and WebKitGTK. Needs only Node; builds what is missing.
import './workspace/require-node.mjs';

const { runEngines } = await import('./test/engines.mjs');
process.exitCode = await runEngines(process.argv.slice(2));
