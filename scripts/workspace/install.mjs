import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './errors.mjs';
import { runNpm } from './npm.mjs';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { root } from './root.mjs';

/**
 * A package in a lock file, by its key: `node_modules/…`, or the folder of a workspace.
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

/** The file in which npm lists what it has installed; npm writes it last. */
export async function isInstalled() {
  const wanted = await readLock('package-lock.json');
  const installed = await readLock('node_modules/.package-lock.json');
  return wanted !== null && installed !== null && sameTree(wanted, installed);
}

/**
 * Whether the installed packages are the locked ones. Optional packages for other machines may be missing.
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

/** Runs `npm ci` when the installed packages are not the locked ones. */
export async function install() {
  if (await isInstalled()) return;
  await step('Installing packages', async () => {
    const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code === 0) return;
    throw new Problem(`npm ci ended with code ${code}. It said:\n${output.trim()}`);
  });
}
