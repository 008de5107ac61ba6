// `npm start`: the sandbox origin and the site, ready to use. Needs only Node; installs and builds what is missing.
import './workspace/require-node.mjs';

const { start } = await import('./start/start.mjs');
process.exitCode = await start(process.argv.slice(2));
