/** @import { RunOptions } from './run.mjs' */
import { env } from 'node:process';
import { run, runNode } from './run.mjs';

/**
 * Runs npm. Within a script, npm gives the path of its own program in the environment; a bare `npm` may be another one.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = env.npm_execpath?.endsWith('npm-cli.js') ? env.npm_execpath : null;
  return npm ? runNode(npm, args, options) : run('npm', args, options);
}
