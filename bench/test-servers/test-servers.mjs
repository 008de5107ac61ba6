import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { root } from '../paths.mjs';

/** Starts site and origin with `npm start`'s own program on free ports. */
export async function startTestServers() {
  const sitePort = await freePort();
  const originPort = await freePort();
  const env = {
    PORT: String(sitePort),
    ORIGIN_PORT: String(originPort),
    COUNTERPARTS_PORT: 'off',
    RATE_LIMITS: 'off',
    // Nothing else should run beside what is measured.
    DRAW_AHEAD: 'off',
    FIREBASE: 'off',
  };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--no-build'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    ended.then((code) => reject(new Error(`npm start ended with code ${code}:\n${output}`)));
  });
  return {
    sitePort,
    originPort,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
