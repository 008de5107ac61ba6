import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from './counterparts';
import { localFetch } from './local-fetch';

let counterparts: Counterparts;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
}, 60_000);
afterAll(() => counterparts?.close());

const names = ['nations-id', 'opin', 'fibrenet', 'google', 'gigya', 'mail', 'harbour-cable'];

/** Sends an address as it is; `fetch` would normalise it first. */
const statusOf = (name: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(counterparts.addressOf(name));
    request(
      { host: '127.0.0.1', port, path, headers: { host: `${hostname}:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    )
      .once('error', reject)
      .end();
  });

it.each(names)('%s answers a malformed address, and goes on', async (name) => {
  expect(await statusOf(name, '//')).toBeGreaterThanOrEqual(400);
  expect(await statusOf(name, '/nothing')).toBeGreaterThanOrEqual(400);
});

it('a counterpart refuses a form that is too large, and goes on', async () => {
  const answer = await localFetch(`${counterparts.addressOf('fibrenet')}/offer`, {
    method: 'POST',
    body: `email=${'x'.repeat(20_000)}`,
  });
  expect(answer.status).toBe(400);
});
