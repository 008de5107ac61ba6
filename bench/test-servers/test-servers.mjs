import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { root } from '../paths.mjs';

/** @type {Awaited<ReturnType<typeof startOwnTestServers>> | undefined} */
let shared;

/**
 * Runs parts of a bench that then share one site and origin: starting them takes as long as a smoke run of a part.
 * @template Result
 * @param {() => Promise<Result>} parts
 */
export async function withSharedTestServers(parts) {
  shared = await startOwnTestServers();
  const { stop } = shared;
  try {
    return await parts();
  } finally {
    shared = undefined;
    await stop();
  }
}

/** Starts site and origin, or takes the shared ones, which go on after `stop`. For a part that leaves no screen in use. */
export const startTestServers = async () =>
  shared ? { ...shared, stop: async () => {} } : startOwnTestServers();

/** Starts site and origin with `npm start`'s own program on free ports. */
export async function startOwnTestServers() {
  const sitePort = await freePort();
  const originPort = await freePort();
  const env = {
    PORT: String(sitePort),
    ORIGIN_PORT: String(originPort),
    COUNTERPARTS_PORT: 'off',
    RATE_LIMITS: 'off',
    // Screens that a bench has left open would count against the next one's viewer.
    ORIGIN_STORAGE: 'memory',
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
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
