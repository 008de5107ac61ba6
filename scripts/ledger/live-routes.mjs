import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';

/**
 * @param {string} realm
 * @returns {Promise<{ name: string, live: boolean }[]>}
 */
async function routesOf(realm) {
  const { code, output } = await runNode(join(root, 'packages/cli/bin/marquee.mjs'), [
    'routes',
    realm,
    '--format',
    'json',
  ]);
  if (code !== 0) throw new Problem(`The routes of ${realm} could not be read:\n${output.trim()}`);
  return JSON.parse(output);
}

/** Lists the routes that are live in at least one sample realm, by `marquee routes`. Needs the built site. */
export async function liveRoutes() {
  const entries = await readdir(join(root, 'realm-configs'), { withFileTypes: true });
  const realms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const tables = await Promise.all(realms.map(routesOf));
  const live = tables.flat().filter((line) => line.live);
  return new Set(live.map(({ name }) => name));
}
