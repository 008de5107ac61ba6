import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { packageRoot } from './kernel/package-root';

const sample = { id: 'viewer@example.com', secret: 'correct horse 9 battery' };
const patience = 120_000;
/** Ends the started programs when the tests are killed. */
const endWithParent = join(packageRoot, '../../scripts/workspace/end-with-parent.mjs');

let cacheFolder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: packageRoot });
  cacheFolder = await mkdtemp(join(tmpdir(), 'origin-process-'));
}, patience);
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => stop(child, 'SIGKILL')));
});
afterAll(() => rm(cacheFolder, { recursive: true, force: true }));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Starts the built origin and collects what it prints; `until` waits for a line that contains a text. */
function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', endWithParent, 'dist/main.js'], {
    cwd: packageRoot,
    env: {
      PATH: process.env.PATH,
      ORIGIN_PORT: '0',
      COUNTERPARTS_PORT: '0',
      ORIGIN_CACHE_DIR: cacheFolder,
      // These tests need no pictures, and drawing takes both cores.
      DRAW_AHEAD: 'off',
      SECRET_COST: process.env.SECRET_COST,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.on('exit', () => collect(Buffer.from('')));
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
        else if (child.exitCode !== null)
          reject(new Error(`It ended without "${text}": ${output}`));
        else return;
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });
  return {
    child,
    until,
    output: () => output,
    /** The address, once it answers. */
    async address(): Promise<string> {
      await until('"msg":"Started"');
      return /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
    },
  };
}

const post = (address: string, path: string, body: unknown, token?: string) =>
  fetch(`${address}/api/v2${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'apex-public-key',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });

it(
  'keeps tokens and sessions over a restart and over a crash',
  async () => {
    const first = start();
    const before = await first.address();
    expect(first.output()).toContain('"data":"created"');
    const login = await post(before, '/login', { ...sample, id: 'partition@example.com' });
    const tokens = (await login.json()) as { authorisationToken: string; refreshToken: string };
    expect(await stop(first.child, 'SIGTERM')).toBe(0);

    const second = start();
    const after = await second.address();
    expect(second.output()).toContain('"data":"reopened"');
    const settled = await post(
      after,
      '/user/partition',
      { partition: 'south' },
      tokens.authorisationToken,
    );
    expect(settled.status).toBe(204);
    const refreshed = await post(after, '/token/refresh', { refreshToken: tokens.refreshToken });
    expect(refreshed.status).toBe(200);
    const next = (await refreshed.json()) as { refreshToken: string };
    await stop(second.child, 'SIGKILL');

    const third = start();
    const again = await third.address();
    expect((await post(again, '/token/refresh', { refreshToken: next.refreshToken })).status).toBe(
      200,
    );
  },
  patience,
);

it(
  'leaves the data to whoever has it, and works in memory beside',
  async () => {
    const one = start();
    await one.address();
    const two = start();
    const address = await two.address();
    expect(two.output()).toContain('keeps its data in memory');
    expect(two.output()).toContain('"data":"restored"');
    expect((await post(address, '/login', sample)).status).toBe(200);
  },
  patience,
);

it(
  'answers what it has begun before it stops, and then lets the port go',
  async () => {
    const { child, address: ready, until } = start();
    const address = await ready();
    // The server says "continue" once it has begun a request; the body follows when it is already stopping.
    const login = request(`${address}/api/v2/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'apex-public-key',
        expect: '100-continue',
      },
    });
    login.flushHeaders();
    await once(login, 'continue');
    const exit = stop(child, 'SIGINT');
    await until('"msg":"Stopping"');
    login.end(JSON.stringify(sample));
    const [answer] = (await once(login, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await exit).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  },
  patience,
);

it(
  'draws in threads of its own',
  async () => {
    const { address: ready, output } = start();
    const address = await ready();
    const pictures = await Promise.all(
      ['apex-63', 'apex-64', 'countdown'].map((id) =>
        fetch(`${address}/images/apex/${id}/landscape?w=240&f=webp`),
      ),
    );
    expect(pictures.map((answer) => answer.headers.get('content-type'))).toEqual(
      pictures.map(() => 'image/webp'),
    );
    expect(output()).not.toContain('"level":"error"');
  },
  patience,
);

it(
  'says which port is taken and what to set',
  async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { child, until, output } = start({ ORIGIN_PORT: String(port) });
    try {
      await until(`Port ${port} is taken`);
      expect(output()).toContain('ORIGIN_PORT');
      if (child.exitCode === null) await once(child, 'exit');
      expect(child.exitCode).toBe(1);
    } finally {
      server.close();
    }
  },
  patience,
);

it(
  'says which database does not answer, without its password',
  async () => {
    const { child, until, output } = start({
      DATABASE_URL: 'postgres://someone:hush@127.0.0.1:1/origin',
    });
    await until('The database origin at 127.0.0.1:1 cannot be used');
    expect(output()).toContain('DATABASE_URL');
    expect(output()).not.toContain('hush');
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
  },
  patience,
);

it(
  'says which setting is wrong',
  async () => {
    const { child, until } = start({ ACCESS_TOKEN_SECONDS: 'soon' });
    await until('ACCESS_TOKEN_SECONDS is "soon"');
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
  },
  patience,
);
