import { afterEach, expect, it } from 'vitest';
import { accountCalls } from '../testing/accounts';
import { type ErrorBody, secret, startOrigin, type TestOrigin } from '../testing/test-origin';
import { limits } from './rate-limits';

let origin: TestOrigin | undefined;
afterEach(async () => {
  await origin?.close();
  origin = undefined;
});

const guess = (id: string, realm = 'apex', headers?: Record<string, string>) =>
  origin?.call<ErrorBody>('POST', '/api/v2/login', {
    realm,
    headers,
    body: { id, secret: 'guess' },
  });

it('the origin stops guesses at one viewer’s secret, and says when to try again', async () => {
  origin = await startOrigin({ rateLimits: true });
  const { max, windowSeconds } = limits.loginOfOneViewer;
  for (let attempt = 0; attempt < max; attempt += 1) {
    expect((await guess('viewer@example.com'))?.status).toBe(401);
  }
  // However it is typed, and even with the right secret, it is the same viewer.
  const refused = await guess(' VIEWER@example.com');
  expect([refused?.status, refused?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(windowSeconds);
  expect((await origin.login())?.status).toBe(429);
  // Another viewer, and the same name in another realm, are not touched.
  expect((await guess('second@example.com'))?.status).toBe(401);
  expect((await guess('viewer@example.com', 'noor'))?.status).toBe(401);
}, 60_000);

it('the origin limits each address, as the proxy names it where the proxy is trusted', async () => {
  origin = await startOrigin({ rateLimits: true, trustProxy: true });
  const guest = (from: string) =>
    origin?.call<ErrorBody>('POST', '/api/v2/token/guest', {
      headers: { 'x-forwarded-for': from },
    });
  for (let attempt = 0; attempt < limits.identity.max; attempt += 1) await guest('192.0.2.1');
  const refused = await guest('192.0.2.1');
  expect([refused?.status, refused?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await guest('192.0.2.2'))?.status).toBe(200);
  expect(
    (await origin.call('GET', '/healthz', { headers: { 'x-forwarded-for': '192.0.2.1' } })).status,
  ).toBe(200);
}, 60_000);

it('the origin ignores forwarded addresses by default', async () => {
  origin = await startOrigin({ rateLimits: true });
  for (let attempt = 0; attempt < limits.loginOfOneViewer.max; attempt += 1) {
    await guess('viewer@example.com', 'apex', { 'x-forwarded-for': `192.0.2.${attempt}` });
  }
  expect(
    (await guess('viewer@example.com', 'apex', { 'x-forwarded-for': '198.51.100.9' }))?.status,
  ).toBe(429);
}, 60_000);

it('the origin limits the emails to one address, and the guesses of a viewer who is signed in', async () => {
  origin = await startOrigin({ rateLimits: true });
  const calls = accountCalls(origin);
  const { body } = await origin.login();
  const { max } = limits.loginOfOneViewer;
  // A sign-in counts as well: it is the same secret that is guessed at.
  for (let attempt = 1; attempt < max; attempt += 1) {
    const currentSecret = 'guess';
    const wrong = await calls.changeSecret(body.authorisationToken, { currentSecret });
    expect(wrong.status).toBe(403);
  }
  const guessed = await calls.changeSecret(body.authorisationToken, { currentSecret: secret });
  expect([guessed.status, guessed.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  for (let sent = 0; sent < max; sent += 1) {
    expect((await calls.askReset('second@example.com')).status).toBe(204);
  }
  // Nor from another address that is only a header.
  const asked = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  expect((await calls.askReset(' SECOND@example.com', {}, asked)).status).toBe(429);
  expect((await calls.askConfirmation('second@example.com', asked)).status).toBe(429);
}, 60_000);

it('the origin limits nothing when its limits are switched off', async () => {
  origin = await startOrigin({ rateLimits: false });
  for (let attempt = 0; attempt <= limits.loginOfOneViewer.max; attempt += 1) {
    expect((await guess('viewer@example.com'))?.status).toBe(401);
  }
}, 60_000);
