import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorToken } from '../../../testing/firebase-token';
import {
  claimsOf,
  type ErrorBody,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';
import { withoutOtherCompanies } from '../../stand-ins/firebase-emulator';

/** The requests that reached the emulator's address. */
const asked: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] =
  [];
let upstream: Server;
let origin: TestOrigin;
beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
    const page = request.url?.startsWith('/emulator/auth/');
    response.writeHead(page ? 200 : 400, {
      'content-type': page ? 'text/html; charset=utf-8' : 'application/json',
    });
    response.end(
      page
        ? '<title>x</title><script src="https://apis.google.com/js/api.js"></script>'
        : '{"error":{"message":"EMAIL_EXISTS"}}',
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  origin = await startOrigin({ firebaseEmulator: `127.0.0.1:${port}` });
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await new Promise((resolve) => upstream?.close(resolve));
});

const exchange = (firebaseAuthToken: string, realm = 'noor') =>
  origin.call<LoginBody & ErrorBody>('POST', '/api/v1/firebase-auth', {
    realm,
    body: { firebaseAuthToken, firebaseRefreshToken: 'refresh' },
  });

describe('signing in with Firebase', () => {
  it('[1.7-27] exchanges the project’s tokens for ours, and knows the viewer again', async () => {
    const first = await exchange(emulatorToken());
    expect(first.status).toBe(200);
    expect(claimsOf(first.body.authorisationToken)).toMatchObject({ aud: 'noor', isGuest: false });
    expect(first.body).toMatchObject({
      firstSignIn: true,
      linkedAccounts: [{ provider: 'firebase' }],
    });
    const again = await exchange(emulatorToken());
    expect(claimsOf(again.body.authorisationToken).id).toBe(
      claimsOf(first.body.authorisationToken).id,
    );
    expect(again.body.firstSignIn).toBe(false);
  });

  it.each([
    [
      'a token of another project',
      () => exchange(emulatorToken({}, { project: 'demo-other' })),
      401,
      'IDENTITY_REFUSED',
    ],
    ['a realm without a project', () => exchange(emulatorToken(), 'apex'), 404, 'UNKNOWN_CLIENT'],
    [
      'an address that is another account’s',
      () =>
        exchange(
          emulatorToken({ sub: 'uid-2', email: 'viewer@example.com', email_verified: true }),
        ),
      409,
      'ACCOUNT_CONFLICT',
    ],
  ])('refuses %s', async (_, ask, status, code) => {
    const { body, ...answer } = await ask();
    expect([answer.status, body.code]).toEqual([status, code]);
  });

  it('ignores an address that the project has not verified', async () => {
    const answer = await exchange(
      emulatorToken({ sub: 'uid-3', email: 'viewer@example.com', email_verified: false }),
    );
    expect(answer.status).toBe(200);
  });
});

describe('the way to the emulator', () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';

  it('passes a call on as it came, and the answer back', async () => {
    const { status, body } = await origin.call('POST', path, {
      realm: null,
      body: { email: 'a@b.example' },
      headers: { 'x-client-version': 'Chrome/JsCore/12.19.0', 'x-unknown': 'no' },
    });
    expect([status, body]).toEqual([400, { error: { message: 'EMAIL_EXISTS' } }]);
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      url: path,
      body: '{"email":"a@b.example"}',
    });
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-client-version': 'Chrome/JsCore/12.19.0' });
    expect(asked.at(-1)?.headers).not.toHaveProperty('x-unknown');
  });

  it('lets the SDK’s own headers in from any site', async () => {
    const answer = await fetch(`${origin.address}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://noor.localhost:4300',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-firebase-gmpid');
  });

  it('serves the emulator’s pages with what a sandbox has, and nothing from elsewhere', async () => {
    const { body } = await origin.call('GET', '/emulator/auth/iframe?apiKey=k', { realm: null });
    expect(body).toContain('<script src="/emulator/gapi.js">');
    const { status, headers } = await origin.call('GET', '/emulator/gapi.js', { realm: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const widget = withoutOtherCompanies(
      '<title>W</title><link href="https://unpkg.com/a.css" rel="stylesheet"><p>Here</p><script src="https://unpkg.com/a.js"></script>',
    );
    expect(widget).toMatch(/<p>Here<\/p>$/);
    expect(widget).not.toContain('https:');
  });

  it('says what to do when no emulator runs, as Google says it and as we do', async () => {
    const without = await startOrigin();
    const { status, body } = await without.call('POST', path, { realm: null, body: {} });
    await without.close();
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'EMULATOR_OFF',
      messages: [expect.stringContaining('FIREBASE=on npm start')],
      error: { message: expect.stringMatching(/^EMULATOR_OFF : /) },
    });
  });
});
