// Writes a migration for what changed in the tables of src/: `npm run migrations -w @marquee/origin -- --name <what>`.
// drizzle-kit looks for drizzle-orm beside itself, and npm may hoist the one without the other: imports are led to this
// package by a resolve hook, requires by NODE_PATH.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
/** @param {string} code */
const asModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

const hook = asModule(`
  export const resolve = (specifier, context, next) =>
    next(specifier, /^drizzle-orm(\\/|$)/.test(specifier)
      ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} }
      : context);
`);
const register = asModule(
  `import { register } from 'node:module'; register(${JSON.stringify(hook)});`,
);

const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
const { status } = spawnSync(
  process.execPath,
  ['--import', register, kit, 'generate', ...process.argv.slice(2)],
  { cwd: here, stdio: 'inherit', env: { ...process.env, NODE_PATH: join(here, 'node_modules') } },
);
process.exitCode = status ?? 1;
