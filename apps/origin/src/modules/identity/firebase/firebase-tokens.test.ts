import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { emulatorToken } from '../../../testing/firebase-token';
import { createFirebaseTokens } from './firebase-tokens';

const now = new Date('2026-11-21T12:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const project = 'noor-sport';
const claims = { auth_time: seconds - 5, email: 'layla@noor.example', email_verified: true };

let keys: ReturnType<typeof createLocalJWKSet>;
let sign: (change?: (token: SignJWT) => SignJWT, more?: object, kid?: string) => Promise<string>;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1' }] });
  sign = (change = (token) => token, more = {}, kid = 'k1') =>
    change(
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(project)
        .setSubject('firebase-1')
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600),
    ).sign(privateKey);
});

const verify = (token: string, { emulated = false, id = project } = {}) =>
  createFirebaseTokens({ clock: () => now, emulated, keys }).verify(id, token);
const refused = { code: 'IDENTITY_REFUSED' };

it('verify answers with the subject of a token, and with an address that the project has verified', async () => {
  await expect(verify(await sign())).resolves.toEqual({
    id: 'firebase-1',
    email: 'layla@noor.example',
  });
  await expect(verify(await sign(undefined, { email_verified: false }))).resolves.toEqual({
    id: 'firebase-1',
  });
});

it('verify answers with the name that the project has for a viewer', async () => {
  await expect(verify(await sign(undefined, { name: 'Layla' }))).resolves.toMatchObject({
    name: 'Layla',
  });
});

describe('verify refuses a token', () => {
  it.each<[string, (token: SignJWT) => SignJWT]>([
    ['of another project', (token) => token.setAudience('other-project')],
    ['of another issuer', (token) => token.setIssuer('https://securetoken.google.com/other')],
    ['without a subject', (token) => token.setSubject('')],
    ['that has run out', (token) => token.setExpirationTime(seconds - 1)],
  ])('%s', async (_, change) => {
    await expect(verify(await sign(change))).rejects.toMatchObject(refused);
  });

  it('of a key that Google does not have', async () => {
    await expect(verify(await sign(undefined, {}, 'k2'))).rejects.toMatchObject(refused);
  });

  it('whose text was changed', async () => {
    const [head, , signature] = (await sign()).split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString(
      'base64url',
    );
    await expect(verify(`${head}.${body}.${signature}`)).rejects.toMatchObject(refused);
  });

  it('that is none', async () => {
    await expect(verify('no token at all')).rejects.toMatchObject(refused);
  });
});

describe('a token without a signature, as emulators write them', () => {
  const unsigned = (id: string) =>
    emulatorToken({ ...claims, sub: 'firebase-2' }, { project: id, now });

  it('is taken where an emulator runs, for a project that exists in emulators alone', async () => {
    const subject = await verify(unsigned('demo-noor'), { emulated: true, id: 'demo-noor' });
    expect(subject.id).toBe('firebase-2');
  });

  it.each([
    ['no emulator runs', { emulated: false, id: 'demo-noor' }],
    ['the project is a real one', { emulated: true, id: project }],
  ])('is refused where %s', async (_, where) => {
    await expect(verify(unsigned(where.id), where)).rejects.toMatchObject(refused);
  });
});

it('verify says that Google cannot be asked, rather than that the token is wrong', async () => {
  const away = () => {
    throw new TypeError('fetch failed');
  };
  const tokens = createFirebaseTokens({ clock: () => now, emulated: false, keys: away });
  await expect(tokens.verify(project, await sign())).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
});
