// `npm run typecheck`: checks the whole workspace in one pass of the native compiler.
import { join } from 'node:path';
import { root } from './workspace/root.mjs';
import { runNode } from './workspace/run.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const { code } = await runNode(compiler, ['-p', 'tsconfig.json', ...process.argv.slice(2)], {
  show: true,
});
process.exitCode = code;
