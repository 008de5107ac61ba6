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
import { purchases } from '../../testing/purchases';
import { callAt, secret, type TestOrigin } from '../../testing/test-origin';

/** How often the origin is killed in the middle of a payment: in full runs as often as the issue says. */
const KILLS = process.env.FULL ? 100 : 8;
/** The longest time into a payment at which it is killed, in ms. */
const LONGEST_MS = 160;
/** What a payment may take to be settled after the start. */
const SETTLED_MS = 15_000;
const endWithParent = join(packageRoot, '../../scripts/workspace/end-with-parent.mjs');

let cacheFolder: string;
let ports: { origin: number; counterparts: number };
let child: ChildProcess | undefined;

async function start(): Promise<void> {
  const started = spawn(process.execPath, ['--import', endWithParent, 'dist/main.js'], {
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
  });
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
}, 300_000);
afterAll(async () => {
  await kill();
  await rm(cacheFolder, { recursive: true, force: true });
});

it(
  `loses no payment and charges none twice when it is killed ${KILLS} times in the middle of one`,
  async () => {
    const call = callAt(() => `http://127.0.0.1:${ports.origin}`);
    const origin: Pick<TestOrigin, 'call' | 'login'> = {
      call,
      login: (id = 'viewer@example.com', { secret: given = secret, ...options } = {}) =>
        call('POST', '/api/v2/login', { ...options, body: { id, secret: given } }),
    };
    const settings = paymentSettings((host) => `http://${host}.localhost:${ports.counterparts}`);
    const shop = purchases(origin, { payments: { settings } });
    const waits: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const token = await shop.newBuyer(`killed-${round}-${randomUUID()}`);
      await shop.choose(token, 'apex-corner');
      const details = await shop.enterCard(token);
      const { version, today } = await shop.basket(token);
      // In every other round the company is slow, so that the kill comes while it is being called.
      if (round % 2 === 1)
        await shop.control('sandboxCard', token, { charge: 'late', times: 1, latency: 120 });
      const given = { details, key: randomUUID(), expected: { version, total: today.amount } };
      const cut = shop.pay(token, given).catch(() => undefined);
      await pause(Math.round((LONGEST_MS * (round + 1)) / KILLS));
      await kill();
      await cut;
      await start();
      const from = Date.now();
      for (;;) {
        const { orderUnderWay } = await shop.basket(token);
        if (orderUnderWay === undefined) break;
        expect(Date.now() - from, `round ${round}`).toBeLessThan(SETTLED_MS);
        await pause(200);
      }
      waits.push(Date.now() - from);
      // The viewer presses again: the key is the same, for nothing was heard.
      const again = await shop.pay(token, given);
      expect(again.body.status, `round ${round}: ${JSON.stringify(again.body)}`).toBe('succeeded');
      const charged = (await shop.journal('sandboxCard', token)).filter(
        ({ kind, status }) => kind === 'charge' && status === 'succeeded',
      );
      expect(charged, `round ${round}`).toHaveLength(1);
      expect((await shop.own(token)).map(({ id, status }) => [id, status])).toEqual([
        [101, 'ACTIVE'],
      ]);
    }
    console.info(`${KILLS} kills; settled after the start in at most ${Math.max(...waits)} ms.`);
  },
  // Most of it are starts, on a machine that may do other things.
  KILLS * 120_000,
);
