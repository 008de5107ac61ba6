import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { createOpin } from './opin';

const client = { issuer: 'https://partner.example', id: 'corral', secret: 's' };
const state = 'state-of-this-sign-in-0123';

let sign: (changes?: JWTPayload) => Promise<string>;
let subjectOf: (token: string) => Promise<unknown>;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' }];
  const seconds = Math.floor(Date.now() / 1000);
  sign = (changes) =>
    new SignJWT({
      iss: client.issuer,
      aud: client.id,
      sub: 'june',
      jti: 'j',
      state,
      iat: seconds,
      exp: seconds + 60,
      ...changes,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .sign(privateKey);
  const opin = createOpin({
    spentProofs: { spend: async () => undefined, sweep: async () => undefined },
    fetch: async () => Response.json({ keys }),
    clock: () => new Date(),
  });
  subjectOf = (token) => opin.subjectOf(client, token, state);
});

it('takes the address of a viewer only when the partner has made sure of it', async () => {
  const email = 'june@partner.example';
  expect(await subjectOf(await sign({ email, email_verified: true }))).toEqual({
    id: 'june',
    email,
  });
  for (const changes of [{}, { email_verified: false }, { email_verified: 'true' }]) {
    expect(await subjectOf(await sign({ email, ...changes }))).toEqual({ id: 'june' });
  }
});

it.each([
  ['is for another client', { aud: 'apex' }],
  ['is another issuer’s', { iss: 'https://evil.example' }],
  ['is of another sign-in', { state: 'state-of-another-sign-in-01' }],
  ['names nobody', { sub: undefined }],
  ['has no name of its own', { jti: undefined }],
])('refuses a token, good but that it %s', async (_, changes) => {
  expect(await subjectOf(await sign())).toEqual({ id: 'june' });
  await expect(subjectOf(await sign(changes))).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
});
