import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './errors.mjs';
import { runNpm } from './npm.mjs';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { root } from './root.mjs';

/**
 * What a lock file says of a package: `node_modules/…`, or the folder of a workspace → this.
 * @typedef {object} Locked
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/**
 * @param {string} file
 * @returns {Promise<Record<string, Locked> | null>}
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(join(root, file), 'utf8')).packages;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** npm notes in `node_modules/.package-lock.json` what it has installed; it writes the file last of all. */
export async function isInstalled() {
  const wanted = await readLock('package-lock.json');
  const installed = await readLock('node_modules/.package-lock.json');
  return wanted !== null && installed !== null && sameTree(wanted, installed);
}

/**
 * Optional packages are those of other machines, and may be missing.
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} installed
 */
export function sameTree(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!/(^|\/)node_modules\//.test(path) || entry.optional || entry.devOptional) return true;
    const found = installed[path];
    if (entry.link) return found?.link === true && found.resolved === entry.resolved;
    return found !== undefined && found.version === entry.version;
  });
}

/** `npm ci`, but only when what is installed is not what is locked. */
export async function install() {
  if (await isInstalled()) return;
  await step('Installing packages', async () => {
    const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code === 0) return;
    throw new Problem(`npm ci ended with code ${code}. It said:\n${output.trim()}`);
  });
}
