import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@marquee/test-browser/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentSettings } from '../../counterparts/payments/settings';
import { packageRoot } from '../../kernel/package-root';
import { purchases, seenOf } from '../../testing/purchases';
import { callAt, secret, type TestOrigin } from '../../testing/test-origin';

/** The moments at which a payment passes from one to another; in full runs it is killed before every moment there is. */
const TURNS = [
  ['insert orders', 'first'],
  ['commit', 'first'],
  // The order is there from here on.
  ['ask POST /v1/charges', 'first'],
  // The company has charged, and has not been heard.
  ['answer of POST /v1/charges', 'first'],
  ['insert ledger', 'last'],
  ['commit', 'last'],
  // All is settled, and the viewer has not been told.
  ['update idempotency_keys', 'last'],
] as const;
/** What a payment may take to be settled after the start. */
const SETTLED_MS = 15_000;
const endWithParent = join(packageRoot, '../../scripts/workspace/end-with-parent.mjs');
const killAt = join(packageRoot, 'src/testing/kill-at.mjs');

let cacheFolder: string;
let ports: { origin: number; counterparts: number };
let child: ChildProcess | undefined;

async function start(): Promise<void> {
  const started = spawn(
    process.execPath,
    ['--import', endWithParent, '--import', killAt, 'dist/main.js'],
    {
      cwd: packageRoot,
      env: {
        PATH: process.env.PATH,
        ORIGIN_PORT: String(ports.origin),
        COUNTERPARTS_PORT: String(ports.counterparts),
        ORIGIN_CACHE_DIR: cacheFolder,
        DRAW_AHEAD: 'off',
        RATE_LIMITS: 'off',
        SECRET_COST: 'test',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  child = started;
  await new Promise<void>((resolve, reject) => {
    let output = '';
    started.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('"msg":"Started"')) resolve();
    });
    started.once('exit', () => reject(new Error(`The origin ended: ${output}`)));
  });
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: packageRoot });
  cacheFolder = await mkdtemp(join(tmpdir(), 'origin-killed-'));
  ports = { origin: await freePort(), counterparts: await freePort() };
  await start();
}, 900_000);
afterAll(async () => {
  await kill();
  await rm(cacheFolder, { recursive: true, force: true });
});

const told = async (): Promise<string[]> => {
  if (!child) throw new Error('The origin is not running.');
  const answer = once(child, 'message');
  child.send({ tell: true });
  const [message] = await answer;
  return (message as { moments: string[] }).moments;
};

it('loses no payment and charges none twice, at whatever moment of one it is killed', async () => {
  const call = callAt(() => `http://127.0.0.1:${ports.origin}`);
  const origin: Pick<TestOrigin, 'call' | 'login'> = {
    call,
    login: (id = 'viewer@example.com', { secret: given = secret, ...options } = {}) =>
      call('POST', '/api/v2/login', { ...options, body: { id, secret: given } }),
  };
  const settings = paymentSettings((host) => `http://${host}.localhost:${ports.counterparts}`);
  const shop = purchases(origin, { payments: { settings } });

  /** A viewer who is about to press. */
  async function ready() {
    const token = await shop.newBuyer(`killed-${randomUUID()}`);
    await shop.choose(token, 'apex-corner');
    const details = await shop.enterCard(token);
    const expected = seenOf(await shop.basket(token));
    return { token, given: { details, key: randomUUID(), expected } };
  }

  // One that is left alone tells which moments there are.
  const first = await ready();
  await told();
  expect((await shop.pay(first.token, first.given)).body.status).toBe('succeeded');
  const moments = await told();
  const turns: number[] = TURNS.map(([name, which]) =>
    which === 'first' ? moments.indexOf(name) : moments.lastIndexOf(name),
  );
  expect(turns, moments.join(', ')).not.toContain(-1);
  const waits: number[] = [];
  const killed: string[] = [];
  for (const [place, name] of moments.entries()) {
    if (!process.env.FULL && !turns.includes(place)) continue;
    const round = `before moment ${place}, ${name}`;
    const { token, given } = await ready();
    const exit = child && once(child, 'exit');
    child?.send({ killBefore: place });
    await shop.pay(token, given).then(
      ({ body }) => expect.fail(`${round}: it was not killed, and answered ${body.status}`),
      () => undefined,
    );
    await exit;
    killed.push(name);
    await start();
    const from = Date.now();
    for (;;) {
      const { orderUnderWay } = await shop.basket(token);
      if (orderUnderWay === undefined) break;
      expect(Date.now() - from, round).toBeLessThan(SETTLED_MS);
      await pause(200);
    }
    waits.push(Date.now() - from);
    // The viewer presses again: the key is the same, for nothing was heard.
    const again = await shop.pay(token, given);
    expect(again.body.status, `${round}: ${JSON.stringify(again.body)}`).toBe('succeeded');
    const charged = (await shop.journal('sandboxCard', token)).filter(
      ({ kind, status }) => kind === 'charge' && status === 'succeeded',
    );
    expect(charged, round).toHaveLength(1);
    expect((await shop.own(token)).map(({ id, status }) => [id, status])).toEqual([
      [101, 'ACTIVE'],
    ]);
  }
  console.info(
    `${killed.length} kills (${killed.join(', ')}); settled after the start in at most ${Math.max(...waits)} ms.`,
  );
  // Most of it are starts, on a machine that may do other things.
}, 3_600_000);
