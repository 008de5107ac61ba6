import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { localFetch } from '../../../counterparts/local-fetch';
import {
  claimsOf,
  type ErrorBody,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';
import { hashed, nonce, vendorProofs } from '../../../testing/vendor-proofs';
import { page, withQuery } from '../../../testing/vendor-windows';

let counterparts: Counterparts;
let origin: TestOrigin;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts });
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

const { settings, googleToken, appleCode, facebookCode, gigyaProof } = vendorProofs(
  () => counterparts,
);
const send = (path: string, body: unknown, realm = 'apex') =>
  origin.call<LoginBody & ErrorBody>('POST', `/api/v2${path}`, { realm, body });

describe('Google', () => {
  const path = '/login/social/google';

  it('[1.7-16] [1.7-37] takes an ID token and answers tokens; the same person is the same viewer', async () => {
    const first = await send(path, { idToken: await googleToken('ana@google.example'), nonce });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      // They were not asked for terms yet.
      missingInformationStatus: 'REQUIRED',
      linkedAccounts: [{ provider: 'google' }],
      firstSignIn: true,
    });
    expect(first.body.refreshToken).toBeTruthy();
    const again = await send(path, { idToken: await googleToken('ana@google.example'), nonce });
    expect(again.body.firstSignIn).toBe(false);
    expect(claimsOf(again.body.authorisationToken).id).toBe(
      claimsOf(first.body.authorisationToken).id,
    );
  });

  it('takes a token once', async () => {
    const idToken = await googleToken('once@google.example');
    expect((await send(path, { idToken, nonce })).status).toBe(200);
    const replayed = await send(path, { idToken, nonce });
    expect(replayed).toMatchObject({ status: 401, body: { code: 'CODE_REFUSED' } });
  });

  it('takes a token once, however its signature is spelt', async () => {
    const idToken = await googleToken('spelling@google.example');
    expect((await send(path, { idToken, nonce })).status).toBe(200);
    // 256 bytes leave four bits of the last letter that say nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(idToken.slice(-1));
    for (const spelt of [`${idToken} `, `${idToken}==`, idToken.slice(0, -1) + letters[last ^ 1]]) {
      const answer = await send(path, { idToken: spelt, nonce });
      expect(answer, spelt).toMatchObject({ status: 401 });
    }
  });

  it('takes no token of a page that does not hold its nonce', async () => {
    const idToken = await googleToken('nonce@google.example');
    for (const other of ['another-nonce-0123456789', hashed(nonce)]) {
      const answer = await send(path, { idToken, nonce: other });
      expect(answer).toMatchObject({ status: 401, body: { code: 'IDENTITY_REFUSED' } });
    }
  });

  it('takes no token that was made out to another client', async () => {
    const idToken = await googleToken('other@google.example', nonce, 'unity');
    const answer = await send(path, { idToken, nonce });
    expect(answer).toMatchObject({ status: 401, body: { code: 'IDENTITY_REFUSED' } });
  });

  it('takes no token that is late, forged or unsigned', async () => {
    const idToken = await googleToken('forged@google.example');
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url');
    for (const forged of [`${head}.${changed}.${signature}`, `${none}.${body}.`, 'x.y.z']) {
      const answer = await send(path, { idToken: forged, nonce });
      expect(answer).toMatchObject({ status: 401, body: { code: 'IDENTITY_REFUSED' } });
    }
    origin.pass(3601);
    const late = await send(path, { idToken, nonce });
    origin.pass(-3601);
    expect(late).toMatchObject({ status: 401, body: { code: 'IDENTITY_REFUSED' } });
  });

  it('opens a window for no unknown client and no foreign page', async () => {
    const address = `${counterparts.addressOf('google')}/gsi/select`;
    const known = settings().google?.clientId ?? '';
    const status = async (query: Record<string, string>) =>
      (await localFetch(withQuery(address, query))).status;
    expect(await status({ client_id: 'nobody', origin: page })).toBe(401);
    expect(await status({ client_id: known, origin: 'https://evil.example' })).toBe(400);
    expect(await status({ client_id: known, origin: page })).toBe(200);
  });
});

describe('Apple', () => {
  const path = '/login/apple-id';
  const callbackUri = `${page}/`;

  it('[1.7-14] takes code, nonce and callback and answers tokens', async () => {
    const { status, body } = await send(path, {
      code: await appleCode('ana@apple.example'),
      nonce,
      callbackUri,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ linkedAccounts: [{ provider: 'apple' }], firstSignIn: true });
  });

  it('takes a code once', async () => {
    const body = { code: await appleCode('once@apple.example'), nonce, callbackUri };
    expect((await send(path, body)).status).toBe(200);
    expect(await send(path, body)).toMatchObject({ status: 401, body: { code: 'CODE_REFUSED' } });
  });

  it('takes no code with another nonce, another callback, or for another client', async () => {
    const other = { nonce: 'another-nonce-0123456789', callbackUri };
    expect(await send(path, { code: await appleCode('n@apple.example'), ...other })).toMatchObject({
      status: 401,
      body: { code: 'IDENTITY_REFUSED' },
    });
    expect(
      await send(path, {
        code: await appleCode('c@apple.example'),
        nonce,
        callbackUri: `${page}/elsewhere`,
      }),
    ).toMatchObject({ status: 401, body: { code: 'CODE_REFUSED' } });
    expect(
      await send(path, { code: await appleCode('r@apple.example'), nonce, callbackUri }, 'unity'),
    ).toMatchObject({ status: 401, body: { code: 'CODE_REFUSED' } });
  });

  it('asks Apple nothing for a callback that is none of ours', async () => {
    const answer = await send(path, { code: 'x', nonce, callbackUri: 'https://evil.example/' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'REDIRECT_REFUSED' } });
  });
});

describe('Facebook', () => {
  const path = '/login/social/facebook';

  it('[1.7-15] takes a code and answers tokens; another realm’s app knows the person by another number', async () => {
    const { status, body } = await send(path, { code: await facebookCode('ana@facebook.example') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ linkedAccounts: [{ provider: 'facebook' }], firstSignIn: true });
    const code = await facebookCode('ana@facebook.example', 'unity');
    expect((await send(path, { code }, 'unity')).body.firstSignIn).toBe(true);
  });

  it('takes a code once, and none of another app', async () => {
    const code = await facebookCode('once@facebook.example');
    expect((await send(path, { code })).status).toBe(200);
    expect(await send(path, { code })).toMatchObject({
      status: 401,
      body: { code: 'CODE_REFUSED' },
    });
    const other = await facebookCode('other@facebook.example', 'unity');
    expect(await send(path, { code: other })).toMatchObject({
      status: 401,
      body: { code: 'CODE_REFUSED' },
    });
  });
});

describe('GIGYA', () => {
  const path = '/login/auth-provider/gigya';

  it('takes what the service signed and answers tokens', async () => {
    const { status, body } = await send(path, await gigyaProof('ana@gigya.example'), 'corral');
    expect(status).toBe(200);
    expect(body).toMatchObject({ linkedAccounts: [{ provider: 'gigya' }], firstSignIn: true });
  });

  it('takes it once, within three minutes', async () => {
    const proof = await gigyaProof('once@gigya.example');
    expect((await send(path, proof, 'corral')).status).toBe(200);
    expect(await send(path, proof, 'corral')).toMatchObject({
      status: 401,
      body: { code: 'CODE_REFUSED' },
    });
    const late = await gigyaProof('late@gigya.example');
    origin.pass(181);
    const answer = await send(path, late, 'corral');
    origin.pass(-181);
    expect(answer).toMatchObject({ status: 401, body: { code: 'IDENTITY_REFUSED' } });
  });

  it('takes it once, however the signature is spelt', async () => {
    const proof = await gigyaProof('spelling@gigya.example');
    expect((await send(path, proof, 'corral')).status).toBe(200);
    const signature: string = proof.uidSignature;
    const urlSafe = signature.replaceAll('+', '-').replaceAll('/', '_');
    for (const uidSignature of [
      `${signature} `,
      ` ${signature}`,
      signature.slice(0, -1),
      urlSafe,
    ]) {
      expect(await send(path, { ...proof, uidSignature }, 'corral'), uidSignature).toMatchObject({
        status: 401,
        body: { code: 'CODE_REFUSED' },
      });
    }
  });

  it('takes no signature over another account, of another site, or of our own making', async () => {
    const proof = await gigyaProof('mine@gigya.example');
    const other = await gigyaProof('theirs@gigya.example', 'unity');
    const made = createHmac('sha1', 'guessed')
      .update(`${proof.signatureTimestamp}_${proof.uid}`)
      .digest('base64');
    for (const forged of [
      { ...proof, uid: other.uid },
      other,
      { ...proof, uidSignature: made },
      { ...proof, uidSignature: 'AA==' },
    ]) {
      expect(await send(path, forged, 'corral')).toMatchObject({
        status: 401,
        body: { code: 'IDENTITY_REFUSED' },
      });
    }
  });
});

describe('every vendor', () => {
  const calls = [
    [
      '/login/social/google',
      async () => ({ idToken: await googleToken('viewer@example.com'), nonce }),
    ],
    [
      '/login/apple-id',
      async () => ({ code: await appleCode('viewer@example.com'), nonce, callbackUri: `${page}/` }),
    ],
    ['/login/social/facebook', async () => ({ code: await facebookCode('viewer@example.com') })],
    ['/login/auth-provider/gigya', async () => gigyaProof('viewer@example.com')],
  ] as const;
  const realmOf = (path: string) => (path.endsWith('gigya') ? 'corral' : 'apex');

  it.each(calls)(
    '[1.4-08] answers 409 where the address is another viewer’s: %s',
    async (path, body) => {
      const answer = await send(path, await body(), realmOf(path));
      expect(answer).toMatchObject({ status: 409, body: { code: 'ACCOUNT_CONFLICT' } });
    },
  );

  it.each(calls)('is unknown in a realm without it: %s', async (path, body) => {
    const answer = await send(path, await body(), 'plain');
    expect(answer).toMatchObject({ status: 404, body: { code: 'UNKNOWN_CLIENT' } });
  });
});

it('serves the stand-ins at the origin’s own address as well', async () => {
  const text = async (path: string) => {
    const answer = await fetch(`${origin.address}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  expect((await text('/vendors/google/gsi/client')).text).toContain('renderButton');
  expect(await text('/vendors/nobody/script.js')).toMatchObject({ status: 404 });
  expect(await text('/vendors/toString/x')).toMatchObject({ status: 404 });
});
