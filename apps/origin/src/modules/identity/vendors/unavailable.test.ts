import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../../counterparts/vendors/gigya';
import type { AppleSettings } from '../../../counterparts/vendors/settings';
import { createSingleSignOn } from '../single-sign-on/single-sign-on';
import { createApple } from './apple';
import { createFacebook } from './facebook';
import { createGigya } from './gigya';
import { createGoogle } from './google';

const clock = () => new Date('2026-11-22T00:00:00Z');
const seconds = String(clock().getTime() / 1000);
const secretKey = Buffer.from('secret').toString('base64');

/** A token that has everything but a key that could prove it. */
const token = [{ alg: 'RS256', kid: 'k' }, { iss: 'https://google.example', aud: 'c' }, 's']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

let privateKey: AppleSettings['privateKey'];
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  privateKey = await exportJWK(pair.privateKey);
});

/** Every vendor, asked through a line that does one thing. */
const asking = (fetch: typeof globalThis.fetch) => {
  const tools = { fetch, clock, patienceMs: 100 };
  const issuer = 'https://google.example';
  return {
    google: () =>
      createGoogle({ clientId: 'c', issuer, keysUri: `${issuer}/keys` }, tools)(token, 'nonce'),
    apple: () =>
      createApple(
        { clientId: 'c', teamId: 't', keyId: 'k', privateKey, issuer: 'https://apple.example' },
        tools,
      )('code', 'nonce', 'http://apex.localhost/'),
    facebook: () =>
      createFacebook(
        { appId: '1', appSecret: 's', graphUri: 'https://facebook.example' },
        tools,
      )('code'),
    gigya: () =>
      createGigya(
        { apiKey: 'k', secretKey, apiUri: 'https://gigya.example' },
        tools,
      )({
        uid: 'u',
        uidSignature: signatureOf(secretKey, seconds, 'u'),
        signatureTimestamp: seconds,
      }),
  };
};

describe('a vendor that does not answer is not the viewer’s fault', () => {
  const lines: Record<string, typeof globalThis.fetch> = {
    'out of reach': async () => {
      throw new TypeError('fetch failed');
    },
    'too slow': async () => {
      throw new DOMException('The operation timed out.', 'TimeoutError');
    },
    broken: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'talking nonsense': async () =>
      new Response('nonsense', { headers: { 'content-type': 'application/json' } }),
  };
  it.each(
    Object.keys(lines).flatMap((line) =>
      (['google', 'apple', 'facebook', 'gigya'] as const).map((vendor) => ({ line, vendor })),
    ),
  )('$vendor, $line', async ({ line, vendor }) => {
    const fetch = lines[line] as typeof globalThis.fetch;
    await expect(asking(fetch)[vendor]()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});

describe('a server that takes a call and never answers', () => {
  const silent = createServer(() => undefined);
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  const sendThere: typeof globalThis.fetch = (_, init) => globalThis.fetch(address, init);

  it.each(['google', 'apple', 'facebook', 'gigya'] as const)('%s', async (vendor) => {
    await expect(asking(sendThere)[vendor]()).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });

  it.each(['openid', 'oauth'] as const)('a provider of the kind %s', async (kind) => {
    const signOn = createSingleSignOn(
      { kind, issuer: 'https://provider.example', clientId: 'c', clientSecret: 's' },
      { fetch: sendThere, clock, patienceMs: 100 },
    );
    await expect(signOn.logoutAddress()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
