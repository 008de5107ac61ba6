import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator';
import { passkeyCalls, passkeySite } from '../../../testing/passkeys';
import {
  claimsOf,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';

let origin: TestOrigin;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  origin = await startOrigin();
  calls = passkeyCalls(origin);
}, 120_000);
afterAll(() => origin?.close());

const outcome = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a passkey', () => {
  it('is made by a viewer who is signed in, and signs in the holder of the device', async () => {
    const token = await calls.token();
    const { device, answer } = await calls.register(token);
    expect([answer.status, answer.body.host]).toEqual([200, 'apex.localhost']);
    const { status, body } = await calls.login(await calls.answerOf(device));
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken)).toMatchObject({
      id: claimsOf(token).id,
      aud: 'apex',
      isGuest: false,
    });
    expect(body).toMatchObject({ firstSignIn: false, missingInformationStatus: 'NONE' });
  });

  it('is asked for with a new challenge, verification, and no viewer’s name', async () => {
    const [first, second] = [await calls.loginOptions(), await calls.loginOptions()];
    const { challenge, rpId, userVerification, allowCredentials } = first.body.options;
    expect([rpId, userVerification]).toEqual(['apex.localhost', 'required']);
    expect(allowCredentials ?? []).toEqual([]);
    expect(challenge.length).toBeGreaterThan(40);
    expect(second.body.options.challenge).not.toBe(challenge);
  });

  it('is made so that it can be found without a name, once for each device', async () => {
    const token = await calls.token('second@example.com');
    const { device } = await calls.register(token);
    const { options } = (await calls.options(token)).body;
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(options.user.name).toBe('second@example.com');
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.credentialId]);
  });

  it('is kept by the device under the brand’s name in the viewer’s language', async () => {
    const noor = passkeyCalls(origin, 'noor');
    const token = await noor.token();
    for (const [language, name] of [
      ['ar', 'نور'],
      ['en', 'Noor'],
    ] as const) {
      const { body } = await noor.options(token, 'http://noor.localhost:4300', language);
      expect(body.options.rp.name).toBe(name);
    }
  });

  it('works on devices that do not count', async () => {
    const { device } = await calls.register(
      await calls.token(),
      createAuthenticator({ counts: false }),
    );
    for (let round = 0; round < 2; round += 1) {
      expect((await calls.login(await calls.answerOf(device))).status).toBe(200);
    }
  });
});

describe('an answer that is refused', () => {
  const registered = async (id?: string) => (await calls.register(await calls.token(id))).device;

  it('comes a second time', async () => {
    const answer = await calls.answerOf(await registered());
    expect((await calls.login(answer)).status).toBe(200);
    expect(await outcome(calls.login(answer))).toEqual([401, 'CODE_REFUSED']);
  });

  it('comes after five minutes', async () => {
    const answer = await calls.answerOf(await registered());
    origin.pass(5 * 60 + 1);
    expect(await outcome(calls.login(answer))).toEqual([401, 'CODE_REFUSED']);
  });

  it('signs a challenge that was never given out', async () => {
    const device = await registered();
    const answer = device.get({ challenge: 'bm9ib2R5', site: passkeySite });
    expect(await outcome(calls.login(answer))).toEqual([401, 'CODE_REFUSED']);
  });

  it('signs a challenge of another realm', async () => {
    const device = await registered();
    const { challenge } = (await passkeyCalls(origin, 'corral').loginOptions()).body.options;
    const answer = device.get({ challenge, site: passkeySite });
    expect(await outcome(calls.login(answer))).toEqual([401, 'CODE_REFUSED']);
  });

  it('signs a challenge for making a passkey', async () => {
    const token = await calls.token();
    const { device } = await calls.register(token);
    const { challenge } = (await calls.options(token)).body.options;
    const answer = device.get({ challenge, site: passkeySite });
    expect(await outcome(calls.login(answer))).toEqual([401, 'CODE_REFUSED']);
  });

  it.each([
    ['was given to another page', { site: 'http://evil.localhost:4300' }],
    ['is for another host', { host: 'evil.localhost' }],
    ['was given without verification', { verified: false }],
  ])('%s', async (_, changes) => {
    const answer = await calls.answerOf(await registered(), changes);
    expect(await outcome(calls.login(answer))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('is signed by another key', async () => {
    const device = await registered();
    const answer = await calls.answerOf(device);
    const forged = await calls.answerOf(createAuthenticator());
    const { signature } = forged.response;
    const mixed = { ...answer, response: { ...answer.response, signature } };
    expect(await outcome(calls.login(mixed))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('names another viewer', async () => {
    const answer = await calls.answerOf(await registered());
    const userHandle = Buffer.from('somebody else').toString('base64url');
    const mixed = { ...answer, response: { ...answer.response, userHandle } };
    expect(await outcome(calls.login(mixed))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('has a counter that did not grow: the key was copied', async () => {
    const device = await registered();
    const [early, late] = [await calls.answerOf(device), await calls.answerOf(device)];
    expect((await calls.login(late)).status).toBe(200);
    expect(await outcome(calls.login(early))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('is of a passkey that no viewer has, or has no longer, or has in another realm', async () => {
    const stranger = await calls.answerOf(createAuthenticator());
    expect(await outcome(calls.login(stranger))).toEqual([401, 'PASSKEY_UNKNOWN']);
    const token = await calls.token();
    const { device, answer } = await calls.register(token);
    await calls.remove(token, answer.body.id);
    const removed = await calls.answerOf(device);
    expect(await outcome(calls.login(removed))).toEqual([401, 'PASSKEY_UNKNOWN']);
    const elsewhere = passkeyCalls(origin, 'corral');
    const known = await registered();
    const foreign = await elsewhere.answerOf(known);
    expect(await outcome(elsewhere.login(foreign))).toEqual([401, 'PASSKEY_UNKNOWN']);
  });

  it('is nonsense', async () => {
    const answer = await calls.answerOf(await registered());
    for (const text of ['nonsense', 'null', '[]', '"text"', '{"challenge":1}']) {
      const clientDataJSON = Buffer.from(text).toString('base64url');
      const broken = { ...answer, response: { ...answer.response, clientDataJSON } };
      expect(await outcome(calls.login(broken)), text).toEqual([401, 'PASSKEY_REFUSED']);
    }
    expect(await outcome(calls.login({ id: 'x' }))).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('making a passkey', () => {
  const made = async (token: string, changes: object = {}) => {
    const { options } = (await calls.options(token)).body;
    const { challenge, user } = options;
    return createAuthenticator().create({
      challenge,
      site: passkeySite,
      userId: user.id,
      ...changes,
    });
  };

  it.each([
    ['for another page', { site: 'http://evil.localhost:4300' }, 'PASSKEY_REFUSED'],
    ['for another host', { host: 'evil.localhost' }, 'PASSKEY_REFUSED'],
    ['without verification', { verified: false }, 'PASSKEY_REFUSED'],
    ['to another question', { challenge: 'bm9ib2R5' }, 'CODE_REFUSED'],
  ])('%s is refused', async (_, changes, code) => {
    const token = await calls.token();
    expect(await outcome(calls.add(token, await made(token, changes)))).toEqual([401, code]);
  });

  it('for another viewer is refused', async () => {
    const credential = await made(await calls.token());
    const other = await calls.token('second@example.com');
    expect(await outcome(calls.add(other, credential))).toEqual([401, 'CODE_REFUSED']);
  });

  it('twice for one challenge, or after five minutes, is refused', async () => {
    const token = await calls.token();
    const credential = await made(token);
    expect((await calls.add(token, credential)).status).toBe(200);
    expect(await outcome(calls.add(token, credential))).toEqual([401, 'CODE_REFUSED']);
    const late = await made(token);
    origin.pass(5 * 60 + 1);
    expect(await outcome(calls.add(token, late))).toEqual([401, 'CODE_REFUSED']);
  });

  it('that another viewer has already is refused', async () => {
    const { device } = await calls.register(await calls.token());
    const again = await calls.register(await calls.token('second@example.com'), device);
    expect([again.answer.status, again.answer.body.code]).toEqual([409, 'PASSKEY_KNOWN']);
  });

  it('is refused after twenty, more than a viewer has devices', async () => {
    const token = await calls.token('linked@example.com');
    for (let count = 0; count < 19; count += 1) await calls.register(token);
    const several = [await made(token), await made(token), await made(token)];
    const answers = await Promise.all(several.map((one) => calls.add(token, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await outcome(calls.options(token))).toEqual([409, 'PASSKEY_LIMIT']);
    expect((await calls.list(token)).body.passkeys).toHaveLength(20);
  });

  it('is for viewers whose session is open', async () => {
    const guest = await origin.call<{ authorisationToken: string }>('POST', '/api/v2/token/guest');
    const answer = calls.options(guest.body.authorisationToken);
    expect(await outcome(answer)).toEqual([403, 'VIEWER_ONLY']);
    const { body } = await origin.login();
    const { authorisationToken: token, refreshToken } = body as LoginBody;
    await origin.call('POST', '/api/v2/logout', { body: { refreshToken } });
    expect(await outcome(calls.options(token))).toEqual([401, 'TOKEN_INVALID']);
  });
});

describe('the site that asks', () => {
  it.each(['https://apexfc.example', 'https://watch.apexfc.example', 'http://apex.localhost'])(
    'is one of the realm’s: %s',
    async (site) => {
      const { status, body } = await calls.loginOptions(site);
      expect([status, body.options.rpId]).toEqual([200, new URL(site).hostname]);
    },
  );

  it.each([
    null,
    'null',
    'https://evil.example',
    'https://corralrodeo.example',
    'http://apexfc.example',
    'https://apexfc.example:8443',
    'https://apexfc.example.evil.example',
  ])('is refused: %s', async (site) => {
    expect(await outcome(calls.loginOptions(site))).toEqual([400, 'REDIRECT_REFUSED']);
  });
});

describe('a viewer’s passkeys', () => {
  it('are listed with when they were made and used, renamed, and removed', async () => {
    const token = await calls.token('new@example.com');
    expect((await calls.list(token)).body.passkeys).toEqual([]);
    const first = await calls.register(token);
    origin.pass(60);
    const second = await calls.register(token);
    await calls.login(await calls.answerOf(first.device));
    const { passkeys } = (await calls.list(token)).body;
    expect(passkeys.map(({ id }) => id)).toEqual([second.answer.body.id, first.answer.body.id]);
    expect(passkeys.map(({ lastUsedAt }) => lastUsedAt !== undefined)).toEqual([false, true]);

    const { id } = first.answer.body;
    expect((await calls.rename(token, id, 'Kitchen')).body.name).toBe('Kitchen');
    expect(await outcome(calls.rename(token, id, '  '))).toEqual([400, 'INVALID_REQUEST']);
    expect((await calls.remove(token, id)).status).toBe(204);
    expect(await outcome(calls.remove(token, id))).toEqual([404, 'UNKNOWN_PASSKEY']);
    expect((await calls.list(token)).body.passkeys).toHaveLength(1);
  });

  it('can be renamed and removed by no other viewer', async () => {
    const { answer } = await calls.register(await calls.token());
    const other = await calls.token('second@example.com');
    const { id } = answer.body;
    expect(await outcome(calls.rename(other, id, 'Mine'))).toEqual([404, 'UNKNOWN_PASSKEY']);
    expect(await outcome(calls.remove(other, id))).toEqual([404, 'UNKNOWN_PASSKEY']);
  });
});
