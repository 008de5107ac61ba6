import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { root } from './paths';

export interface TestServersOptions {
  /** Starts only one of the two. */
  only?: 'site' | 'origin';
  /** A folder of realms in place of the samples. */
  realms?: string;
  /** Whether the Firebase emulator is started as well. */
  firebase?: boolean;
  env?: Record<string, string>;
}

/** A running site with its origin, started by `npm start`'s own program. */
export interface TestServers {
  sitePort: number;
  originPort: number;
  counterpartsPort: number;
  /** All that the program has printed. */
  output: () => string;
  process: ChildProcess;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/** Starts site and origin on free ports and waits until they are ready. */
export async function startTestServers({
  only,
  realms,
  firebase = false,
  env,
}: TestServersOptions = {}): Promise<TestServers> {
  const sitePort = await freePort();
  const originPort = await freePort();
  const counterpartsPort = await freePort();
  const firebasePort = await freePort();
  const child = spawn(
    process.execPath,
    [
      join(root, 'scripts/start.mjs'),
      '--no-build',
      ...(only ? ['--only', only] : []),
      ...(realms ? ['--realms', realms] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        REALMS_DIR: undefined,
        PORT: String(sitePort),
        ORIGIN_PORT: String(originPort),
        COUNTERPARTS_PORT: String(counterpartsPort),
        FIREBASE: firebase ? 'on' : 'off',
        FIREBASE_PORT: String(firebasePort),
        RATE_LIMITS: 'off',
        SECRET_COST: 'test',
        // Each run begins with what is seeded, and pictures are drawn when a page asks for them.
        ORIGIN_STORAGE: 'memory',
        DRAW_AHEAD: 'off',
        NO_COLOR: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));

  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void ended.then((code) => reject(new Error(`npm start ended with code ${code}:\n${output}`)));
  });
  return {
    sitePort,
    originPort,
    counterpartsPort,
    output: () => output,
    process: child,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
