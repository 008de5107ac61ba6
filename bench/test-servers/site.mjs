import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { root } from '../paths.mjs';

/**
 * @typedef {object} SiteOptions
 * @property {string} origin the origin's address
 * @property {string} [realms] a folder of them
 */

/**
 * Starts the built site as a process of its own, so that its processor time can be measured.
 * @param {SiteOptions} options
 */
export async function startSite({ origin, realms = join(root, 'realm-configs') }) {
  const port = await freePort();
  const args = ['--realms', realms, '--port', String(port), '--origin', origin, '--no-watch'];
  const child = spawn(process.execPath, [join(root, 'apps/web/dist/server/main.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    // The site prints its addresses once it listens.
    child.stdout.once('data', resolve);
    ended.then((code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
  child.stdout.resume();
  return {
    port,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
