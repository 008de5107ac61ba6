/** @import { RunOptions } from './run.mjs' */
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const turbo = join(root, 'node_modules/turbo/bin/turbo');
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/**
 * Runs turbo without its telemetry and update check.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runTurbo = (args, options = {}) =>
  runNode(turbo, args, { ...options, env: { ...quiet, ...options.env } });

/**
 * Builds the named workspaces where their sources have changed since the last build.
 * @param {string[]} workspaces
 */
export async function build(workspaces) {
  const filters = workspaces.map((name) => `--filter=${name}`);
  const { code, output } = await runTurbo([
    'run',
    'build',
    '--output-logs=errors-only',
    ...filters,
  ]);
  if (code !== 0) throw new Problem(`The build failed:\n${output.trim()}`);
}
