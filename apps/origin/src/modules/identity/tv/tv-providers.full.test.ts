import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { COMPANIES } from '../../../counterparts/tv/companies';
import { actingAs } from '../../../testing/agents';
import {
  claimsOf,
  type ErrorBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';
import { tvSignIns, tvSite } from '../../../testing/tv';

let counterparts: Counterparts;
let origin: TestOrigin;
let tv: ReturnType<typeof tvSignIns>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts });
  tv = tvSignIns(origin);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

const said = ({ status, body }: { status: number; body: Partial<ErrorBody> }) => [
  status,
  body.code,
];

describe('the TV-provider service', () => {
  it('[1.7-32] registers a browser for the statement that the brand was given, and for no other', async () => {
    const first = await tv.register();
    const second = await tv.register();
    expect(first.status).toBe(201);
    expect(first.body.client_id).not.toBe(second.body.client_id);
    expect(said(await tv.register('somebody-else’s'))).toEqual([400, 'STATEMENT_REFUSED']);
  });

  it('[1.7-33] lists the TV providers of a brand and its channels', async () => {
    const { body } = await origin.call<{
      requestor: { mvpds: { id: string; logoUrl: string }[]; channels: { id: string }[] };
    }>('GET', '/adobe-pass/api/v1/config/METRO', { realm: null });
    expect(body.requestor.mvpds.map(({ id }) => id)).toEqual(COMPANIES.map(({ id }) => id));
    expect(body.requestor.channels).toEqual([{ id: 'metro-tv', displayName: 'Metro Television' }]);
    const mark = await fetch(body.requestor.mvpds[0]?.logoUrl ?? '');
    expect(mark.headers.get('content-type')).toContain('image/svg+xml');
    expect(mark.headers.get('content-security-policy'), 'opened, a mark may do nothing').toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(mark.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await mark.text()).toContain('Harbour Cable');
    const nobody = await origin.call<ErrorBody>('GET', '/adobe-pass/api/v1/config/NOBODY', {
      realm: null,
    });
    expect(said(nobody)).toEqual([404, 'UNKNOWN_REQUESTOR']);
  });

  it('says where marks are as the origin is called outside', async () => {
    const publicAddress = 'https://origin.example';
    const behind = await startOrigin({ counterparts, publicAddress });
    try {
      const { body } = await behind.call<{ requestor: { mvpds: { logoUrl: string }[] } }>(
        'GET',
        '/adobe-pass/api/v1/config/METRO',
        { realm: null },
      );
      expect(body.requestor.mvpds.map(({ logoUrl }) => logoUrl)).toEqual(
        COMPANIES.map(({ id }) => `${publicAddress}/adobe-pass/marks/${id}`),
      );
    } finally {
      await behind.close();
    }
  }, 120_000);

  it('sends no viewer to an address that is not a site on this machine', async () => {
    const { answer } = await tv.begin();
    const address = tv
      .addressOf('harbour-cable', answer.body.code)
      .replace(encodeURIComponent(tv.wayBack), encodeURIComponent('https://evil.example/'));
    const { status, body } = await origin.call<ErrorBody>(
      'GET',
      address.slice(origin.address.length),
      {
        realm: null,
      },
    );
    expect([status, body.code]).toEqual([400, 'REDIRECT_REFUSED']);
  });

  it('leads over both pages of the TV provider back to the site, with nothing but what the site asked for', async () => {
    const { answer } = await tv.begin();
    expect(await tv.signInAt('harbour-cable', answer.body.code)).toBe(tv.wayBack);
    expect(await tv.signInAt('harbour-cable', answer.body.code, { action: 'deny' })).toBe(
      tv.wayBack,
    );
    expect(tv.wayBack.startsWith(tvSite)).toBe(true);
  });
});

describe('Adobe DCR', () => {
  it('[1.7-31] [1.7-35] gives tokens to a viewer who has signed in with the code, once', async () => {
    const begun = await tv.begin();
    expect(begun.answer.status).toBe(200);
    await tv.signInAt('harbour-cable', begun.answer.body.code, { account: 'once@tv.example' });
    const { status, body } = await tv.exchange(begun);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['authorisationToken', 'refreshToken']);
    expect(claimsOf(body.authorisationToken)).toMatchObject({ aud: 'metro', isGuest: false });
    expect(said(await tv.exchange(begun))).toEqual([410, 'TV_CODE_LATE']);
  });

  it('knows a viewer again by the account at the TV provider, and another company’s is another', async () => {
    const idAt = async (mvpd: string) => {
      const begun = await tv.begin();
      await tv.signInAt(mvpd, begun.answer.body.code, { account: 'again@tv.example' });
      return claimsOf((await tv.exchange(begun)).body.authorisationToken).id;
    };
    const first = await idAt('harbour-cable');
    expect(await idAt('harbour-cable')).toBe(first);
    expect(await idAt('northlight')).not.toBe(first);
  });

  it('signs a sample viewer in who subscribes to a TV provider, into their account', async () => {
    const begun = await tv.begin();
    await tv.signInAt('harbour-cable', begun.answer.body.code, { account: 'viewer@example.com' });
    const { body } = await tv.exchange(begun);
    const { body: own } = await origin.login('viewer@example.com', { realm: 'metro' });
    expect(claimsOf(body.authorisationToken).id).toBe(claimsOf(own.authorisationToken).id);
  });

  it('links the viewer whose bearer comes with it', async () => {
    const { body: viewer } = await origin.login('viewer@example.com', { realm: 'metro' });
    const begun = await tv.begin();
    await tv.signInAt('harbour-cable', begun.answer.body.code, { account: 'mine@tv.example' });
    const { status, body } = await tv.exchange(begun, viewer.authorisationToken);
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken).id).toBe(claimsOf(viewer.authorisationToken).id);
  });

  it('links nothing for an agent who acts as a viewer', async () => {
    const begun = await tv.begin();
    await tv.signInAt('harbour-cable', begun.answer.body.code, { account: 'agents@tv.example' });
    const acting = await actingAs(origin, 'second@example.com', 'metro');
    expect(said(await tv.exchange(begun, acting))).toEqual([403, 'AGENT_REFUSED']);
    const { status, body } = await tv.exchange(begun);
    expect(status, 'and the code is not spent by that').toBe(200);
    expect(claimsOf(body.authorisationToken).id).not.toBe(claimsOf(acting).id);
  });

  it('[1.4-27] does not know a registration that it has forgotten', async () => {
    const stale = { clientId: 'long-ago', clientSecret: 'x' };
    expect(said((await tv.begin(stale)).answer)).toEqual([400, 'STALE_REGISTRATION']);
  });

  it('a code is worth nothing to another browser', async () => {
    const begun = await tv.begin();
    await tv.signInAt('harbour-cable', begun.answer.body.code);
    const other = { ...begun, client: await tv.newClient() };
    expect(said(await tv.exchange(other))).toEqual([410, 'TV_CODE_LATE']);
  });

  it('an earlier code is worth nothing once a new one was given', async () => {
    const first = await tv.begin();
    await tv.begin(first.client);
    expect(said(await tv.exchange(first))).toEqual([410, 'TV_CODE_LATE']);
  });

  it('answers 412 until a viewer has signed in', async () => {
    expect(said(await tv.exchange(await tv.begin()))).toEqual([412, 'TV_NOT_PROVED']);
  });

  it.each([
    ['granite-tv', 'next', 'TV_REFUSED'],
    ['harbour-cable', 'deny', 'TV_DECLINED'],
  ])('%s and %s end in %s', async (mvpd, action, code) => {
    const begun = await tv.begin();
    await tv.signInAt(mvpd, begun.answer.body.code, { action });
    expect(said(await tv.exchange(begun))).toEqual([403, code]);
  });

  it('one TV provider answers 412 to the first attempt, and lets in at the second', async () => {
    const first = await tv.begin();
    await tv.signInAt('echo-satellite', first.answer.body.code);
    expect(said(await tv.exchange(first))).toEqual([412, 'TV_NOT_PROVED']);
    const second = await tv.begin(first.client);
    await tv.signInAt('echo-satellite', second.answer.body.code);
    expect((await tv.exchange(second)).status).toBe(200);
  });
});

describe('Adobe', () => {
  const viewer = async (id = 'viewer@example.com') =>
    (await origin.login(id, { realm: 'plain' })).body.authorisationToken;

  async function link(token: string, account: string) {
    const { answer } = await tv.plainCode(token);
    await tv.signInAt('northlight', answer.body.code, { account, requestorId: 'PLAIN' });
    return tv.plainLink(token);
  }

  const state = async (token: string) =>
    (
      await origin.call<{ linked: boolean; mvpd?: string; canUnlink: boolean }>(
        'GET',
        '/api/v2/user/adobe?requestorId=PLAIN',
        { realm: 'plain', token },
      )
    ).body;
  const unlink = (token: string, headers = {}) =>
    origin.call<ErrorBody>('DELETE', '/api/v2/user/adobe?requestorId=PLAIN', {
      realm: 'plain',
      token,
      headers,
    });

  it('[1.7-30] [1.7-34] links the viewer whose session began it, who stays who they are', async () => {
    const token = await viewer();
    expect(await state(token)).toEqual({ linked: false, canUnlink: true });
    const { status, body } = await link(token, 'link@tv.example');
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken).id).toBe(claimsOf(token).id);
    expect(await state(token)).toEqual({ linked: true, mvpd: 'northlight', canUnlink: true });
    const { body: again } = await origin.login('viewer@example.com', { realm: 'plain' });
    expect(again.linkedAccounts).toContainEqual({ provider: 'adobe' });
  });

  it('does not take a TV account that is another viewer’s', async () => {
    await link(await viewer('second@example.com'), 'theirs@tv.example');
    const token = await viewer('new@example.com');
    expect(said(await link(token, 'theirs@tv.example'))).toEqual([409, 'TV_ACCOUNT_TAKEN']);
    expect((await state(token)).linked).toBe(false);
  });

  it('unlinks a viewer, but none who could not sign in again', async () => {
    const token = await viewer('second@example.com');
    expect((await link(token, 'unlinks@tv.example')).status).toBe(200);
    expect((await state(token)).linked).toBe(true);
    expect((await unlink(token)).status).toBe(204);
    expect(await state(token)).toEqual({ linked: false, canUnlink: true });
    const guest = await tv.plainCode();
    await tv.signInAt('northlight', guest.answer.body.code, {
      account: 'only@tv.example',
      requestorId: 'PLAIN',
    });
    const { body } = await tv.plainLink(guest.token);
    expect((await state(body.authorisationToken)).canUnlink).toBe(false);
    expect(said(await unlink(body.authorisationToken))).toEqual([409, 'ONLY_WAY_IN']);
  });

  it('an agent who acts as a viewer sees the link, and neither makes nor ends one', async () => {
    const acting = await actingAs(origin, 'tv@example.com', 'plain');
    const confirmed = { 'agent-confirmed': 'true' };
    expect((await state(acting)).linked).toBe(true);
    expect(said(await unlink(acting, confirmed))).toEqual([403, 'AGENT_REFUSED']);
    const linking = await origin.call<ErrorBody>('POST', '/api/v2/user/adobe', {
      realm: 'plain',
      token: acting,
      headers: confirmed,
      body: { requestorId: 'PLAIN', resourceId: 'plain-tv' },
    });
    expect(said(linking)).toEqual([403, 'AGENT_REFUSED']);
  });

  it('needs what the brand has bought', async () => {
    const { token, answer } = await tv.plainCode();
    await tv.signInAt('northlight', answer.body.code, { requestorId: 'PLAIN' });
    expect(said(await tv.plainLink(token, 'another-channel'))).toEqual([403, 'TV_REFUSED']);
  });

  it('is not for a realm that is not the brand', async () => {
    const { body } = await origin.login();
    const answer = await origin.call<ErrorBody>('POST', '/api/v2/adobe/PLAIN/regcode', {
      token: body.authorisationToken,
    });
    expect(said(answer)).toEqual([404, 'UNKNOWN_REQUESTOR']);
  });

  it('a guest has no links', async () => {
    const { token } = await tv.plainCode();
    const answer = await origin.call<ErrorBody>('GET', '/api/v2/user/adobe?requestorId=PLAIN', {
      realm: 'plain',
      token,
    });
    expect(said(answer)).toEqual([403, 'VIEWER_ONLY']);
    expect(said(await unlink(token))).toEqual([403, 'VIEWER_ONLY']);
  });

  it('a session that is over links and unlinks nothing', async () => {
    const { body } = await origin.login('tv@example.com', { realm: 'plain' });
    const { authorisationToken: token, refreshToken } = body;
    const { answer } = await tv.plainCode(token);
    await tv.signInAt('northlight', answer.body.code, { requestorId: 'PLAIN' });
    await origin.call('POST', '/api/v2/logout', { realm: 'plain', body: { refreshToken } });
    expect(said(await tv.plainLink(token))).toEqual([401, 'TOKEN_INVALID']);
    expect(said(await unlink(token))).toEqual([401, 'TOKEN_INVALID']);
    expect((await state(await viewer('tv@example.com'))).linked).toBe(true);
  });
});
