import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { root } from './paths';

export interface StandOptions {
  /** Only one of the two; without it both. */
  only?: 'site' | 'origin';
  /** A folder of realms instead of the samples. */
  realms?: string;
  /** With the Firebase emulator. */
  firebase?: boolean;
  env?: Record<string, string>;
}

/** A running site with its origin, begun by the same command that people use. */
export interface Stand {
  sitePort: number;
  originPort: number;
  counterpartsPort: number;
  /** Everything that it has printed. */
  output: () => string;
  process: ChildProcess;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/** Starts `npm start`'s own program on free ports and waits until it says that it is ready. */
export async function startStand({
  only,
  realms,
  firebase = false,
  env,
}: StandOptions = {}): Promise<Stand> {
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
