import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { createVisitor } from '../../../testing/browse';
import { newState, returnPage, signInsAt, site } from '../../../testing/redirect-sign-ins';
import {
  claimsOf,
  type ErrorBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';

let counterparts: Counterparts;
let origin: TestOrigin;
let signIns: ReturnType<typeof signInsAt>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts });
  signIns = signInsAt('openid', origin);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

describe('signing in with an OpenID provider', () => {
  it('[1.7-19] [1.7-20] leads through the provider’s own page to a session of this realm', async () => {
    const { status, body } = await signIns.exchange(await signIns.comeBack());
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken)).toMatchObject({ aud: 'unity', isGuest: false });
    expect(body).toMatchObject({
      firstSignIn: true,
      missingInformationStatus: 'NONE',
      linkedAccounts: [{ provider: 'openid/nations' }],
    });
  });

  it('knows a viewer again, by the provider’s name for them', async () => {
    const first = await signIns.exchange(
      await signIns.comeBack('nations', 'again@nations.example'),
    );
    const second = await signIns.exchange(
      await signIns.comeBack('nations', 'again@nations.example'),
    );
    const id = ({ body }: typeof first) => claimsOf(body.authorisationToken).id;
    expect(id(second)).toBe(id(first));
    expect(second.body.firstSignIn).toBe(false);
  });

  it('asks with a proof key, a nonce and the site’s state, and silently too', async () => {
    const { authorisationUri, silentAuthorisationUri, state } = await signIns.begin();
    const { searchParams } = new URL(authorisationUri);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: returnPage('nations'),
      state,
    });
    expect(searchParams.get('nonce')?.length).toBeGreaterThan(40);
    expect(new URL(silentAuthorisationUri).searchParams.get('prompt')).toBe('none');
    expect(searchParams.has('prompt')).toBe(false);
  });

  it('[1.3-08] asks under the client id that the provider knows', async () => {
    const { authorisationUri } = await signIns.begin('harbour');
    const unknown = new URL(authorisationUri);
    unknown.searchParams.set('client_id', `not-${unknown.searchParams.get('client_id')}`);
    const { answer: page } = await createVisitor().follow(authorisationUri, site);
    const { answer: refusal } = await createVisitor().follow(unknown.href, site);
    expect([page?.status, refusal?.status]).toEqual([200, 400]);
  });

  it('asks nothing of a viewer who is signed in at the provider already', async () => {
    const visitor = createVisitor();
    await signIns.comeBack('nations', 'silent@nations.example', visitor);
    const { silentAuthorisationUri } = await signIns.begin();
    const { address, answer } = await visitor.follow(silentAuthorisationUri, site);
    expect(answer).toBeUndefined();
    expect(new URL(address).searchParams.has('code')).toBe(true);
    const stranger = await createVisitor().follow(
      (await signIns.begin()).silentAuthorisationUri,
      site,
    );
    expect(new URL(stranger.address).searchParams.get('error')).toBe('login_required');
  });

  it('[1.7-21] answers where the session at the provider ends', async () => {
    const { body } = await origin.call<{ logoutUri: string }>(
      'GET',
      '/api/v2/openid/nations/logout-uri',
      { realm: 'unity' },
    );
    expect(body.logoutUri).toMatch(/^http:\/\/nations-id\.localhost:\d+\/session\/end\?client_id=/);
  });

  it('says so when the viewer refused', async () => {
    const { authorisationUri } = await signIns.begin();
    const back = await createVisitor().signInAt(authorisationUri, site, { action: 'deny' });
    expect(back.searchParams.get('error')).toBe('access_denied');
  });
});

describe('what is refused', () => {
  const refused = async (
    answer: ReturnType<typeof signIns.exchange>,
    status: number,
    code: string,
  ) => {
    const { body, ...rest } = await answer;
    expect([rest.status, body.code]).toEqual([status, code]);
  };

  it('a code a second time', async () => {
    const back = await signIns.comeBack();
    expect((await signIns.exchange(back)).status).toBe(200);
    await refused(signIns.exchange(back), 401, 'CODE_REFUSED');
  });

  it('a code under the state of another sign-in', async () => {
    const [mine, other] = [await signIns.comeBack(), await signIns.comeBack()];
    await refused(signIns.exchange({ ...mine, state: other.state }), 401, 'CODE_REFUSED');
  });

  it('a code under a state that was never used', async () => {
    const back = await signIns.comeBack();
    await refused(signIns.exchange({ ...back, state: newState() }), 401, 'CODE_REFUSED');
  });

  it('a code of one client at another', async () => {
    const back = await signIns.comeBack('nations');
    await refused(signIns.exchange(back, 'harbour'), 401, 'CODE_REFUSED');
    const harbour = await signIns.begin('harbour');
    const mixed = { ...(await signIns.comeBack('nations')), state: harbour.state };
    await refused(signIns.exchange(mixed, 'harbour'), 401, 'IDENTITY_REFUSED');
  });

  it('an answer that names another issuer, before anything is sent to it', async () => {
    const back = await signIns.comeBack();
    await refused(
      signIns.exchange({ ...back, iss: 'http://evil.example' }),
      401,
      'IDENTITY_REFUSED',
    );
  });

  it('a state that has waited for more than a quarter of an hour', async () => {
    const back = await signIns.comeBack();
    origin.pass(15 * 60 + 1);
    await refused(signIns.exchange(back), 401, 'CODE_REFUSED');
  });

  it('a state that was used before', async () => {
    const { state } = await signIns.begin();
    const again = await signIns.begin('nations', { state });
    expect([again.status, again.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('a page that is not on this machine', async () => {
    const query = new URLSearchParams({
      authoriseUriFlow: 'SIGNIN',
      state: newState(),
      redirectUri: 'https://evil.example/',
    });
    const { status, body } = await origin.call<ErrorBody>(
      'GET',
      `/api/v2/openid/nations/auth-uri?${query}`,
      { realm: 'unity' },
    );
    expect([status, body.code]).toEqual([400, 'REDIRECT_REFUSED']);
  });

  it('a client that the realm does not have', async () => {
    await refused(
      signIns.exchange(await signIns.comeBack(), 'nations', 'apex'),
      404,
      'UNKNOWN_CLIENT',
    );
  });

  it('an address that belongs to another account: nothing is linked by an address', async () => {
    const back = await signIns.comeBack('nations', 'viewer@example.com');
    await refused(signIns.exchange(back), 409, 'ACCOUNT_CONFLICT');
  });
});

describe('signing in with an OAuth server', () => {
  const oauth = () => signInsAt('oauth', origin);
  const comeBack = (email: string) => oauth().comeBack('volunteers', email);
  const logout = (refreshToken: string) =>
    origin.call('POST', '/api/v2/generic-oauth/volunteers/logout', {
      realm: 'unity',
      body: { refreshToken },
    });

  it('[1.7-22] [1.7-23] leads to a session, for whom its token is', async () => {
    const { status, body } = await oauth().exchange(await comeBack('v@volunteers.example'));
    expect([status, body.linkedAccounts]).toEqual([200, [{ provider: 'oauth/volunteers' }]]);
    const again = await oauth().exchange(await comeBack('v@volunteers.example'));
    expect(claimsOf(again.body.authorisationToken).id).toBe(claimsOf(body.authorisationToken).id);
  });

  it('[1.7-22] passes extraParams on, but nothing that the protocol needs', async () => {
    const extraParams = 'licence=7&prompt=none&state=evil&redirect_uri=https://evil.example';
    const { authorisationUri, state } = await oauth().begin('volunteers', { extraParams });
    expect(Object.fromEntries(new URL(authorisationUri).searchParams)).toMatchObject({
      licence: '7',
      state,
      redirect_uri: returnPage('volunteers'),
    });
    expect(new URL(authorisationUri).searchParams.has('prompt')).toBe(false);
  });

  it('a code of an OpenID client is none of an OAuth client', async () => {
    const answer = await oauth().exchange(await signIns.comeBack());
    expect([answer.status, answer.body.code]).toEqual([401, 'CODE_REFUSED']);
  });

  it('[1.7-24] gives back what the server gave, once, also when the session is over', async () => {
    const { body } = await oauth().exchange(await comeBack('out@volunteers.example'));
    await origin.call('POST', '/api/v2/logout', {
      realm: 'unity',
      body: { refreshToken: body.refreshToken },
    });
    for (const token of [body.refreshToken, body.refreshToken, 'nobody’s']) {
      expect((await logout(token)).status).toBe(204);
    }
  });
});

it('a provider that does not answer is reported as unavailable', async () => {
  const away = await startCounterparts(0);
  const lonely = await startOrigin({ counterparts: away });
  await away.close();
  const query = new URLSearchParams({
    authoriseUriFlow: 'SIGNIN',
    state: newState(),
    redirectUri: returnPage('nations'),
  });
  const { status, body } = await lonely.call<ErrorBody>(
    'GET',
    `/api/v2/openid/nations/auth-uri?${query}`,
    { realm: 'unity' },
  );
  expect([status, body.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
  await lonely.close();
});
