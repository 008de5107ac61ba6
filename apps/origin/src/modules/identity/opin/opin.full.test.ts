import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { createVisitor } from '../../../testing/browse';
import { partnerSite, signInsAtPartner } from '../../../testing/partner';
import { newState } from '../../../testing/redirect-sign-ins';
import { claimsOf, startOrigin, type TestOrigin } from '../../../testing/test-origin';

let counterparts: Counterparts;
let origin: TestOrigin;
let partner: ReturnType<typeof signInsAtPartner>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts });
  partner = signInsAtPartner(origin);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

const outcome = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('signing in with the partner network', () => {
  it('[1.1-34] [1.7-28] leads through the partner’s own page to a session of this realm', async () => {
    const { status, body } = await partner.exchange(await partner.comeBack());
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken)).toMatchObject({ aud: 'corral', isGuest: false });
    expect(body).toMatchObject({ firstSignIn: true, linkedAccounts: [{ provider: 'opin' }] });
  });

  it('knows a viewer again', async () => {
    const first = await partner.exchange(await partner.comeBack('again@trailhead.example'));
    const second = await partner.exchange(await partner.comeBack('again@trailhead.example'));
    const id = ({ body }: typeof first) => claimsOf(body.authorisationToken).id;
    expect([id(second), second.body.firstSignIn]).toEqual([id(first), false]);
  });

  it('answers behind the #, on a page that tells no other where it came from', async () => {
    const visitor = createVisitor();
    const { answer, address } = await visitor.follow(partner.signInAddress(), partnerSite);
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
    const form = { email: 'a@trailhead.example', password: 'let me in', action: 'login' };
    const { address: back } = await visitor.follow(address, partnerSite, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    expect(new URL(back).search).toBe('');
    expect(new URL(back).hash).toContain('opinAuthToken=');
  });

  it('says so when the viewer refused', async () => {
    const state = newState();
    const answer = await partner.answerOf({ action: 'deny' }, state);
    expect(Object.fromEntries(answer)).toEqual({ error: 'access_denied', state });
  });

  it('asks again after a wrong password', async () => {
    const wrong = partner.answerOf({
      email: 'a@trailhead.example',
      password: 'x',
      action: 'login',
    });
    await expect(wrong).rejects.toThrow(/sent back/);
  });
});

describe('a token that is refused', () => {
  it('was used before', async () => {
    const back = await partner.comeBack();
    expect((await partner.exchange(back)).status).toBe(200);
    expect(await outcome(partner.exchange(back))).toEqual([401, 'CODE_REFUSED']);
  });

  it('is older than two minutes', async () => {
    const back = await partner.comeBack();
    origin.pass(2 * 60 + 11);
    expect(await outcome(partner.exchange(back))).toEqual([401, 'CODE_REFUSED']);
    origin.pass(-(2 * 60 + 11));
  });

  it('was signed for another sign-in', async () => {
    const [mine, other] = [await partner.comeBack(), await partner.comeBack()];
    const mixed = { ...mine, state: other.state };
    expect(await outcome(partner.exchange(mixed))).toEqual([401, 'IDENTITY_REFUSED']);
    expect((await partner.exchange(mine)).status, 'and is not spent by that').toBe(200);
  });

  it('is brought to another realm', async () => {
    const back = await partner.comeBack();
    expect(await outcome(partner.exchange(back, 'apex'))).toEqual([404, 'UNKNOWN_CLIENT']);
  });

  it('is signed by another key', async () => {
    const state = newState();
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ state, email: 'viewer@example.com' })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(counterparts.addressOf('opin'))
      .setAudience('corral')
      .setSubject('somebody')
      .setJti('1')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
    const answer = partner.exchange({ opinAuthToken: forged, state });
    expect(await outcome(answer)).toEqual([401, 'IDENTITY_REFUSED']);
  });

  it.each(['nonsense', 'e30.e30.', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'is %s',
    async (text) => {
      const answer = partner.exchange({ opinAuthToken: text, state: newState() });
      expect(await outcome(answer)).toEqual([401, 'IDENTITY_REFUSED']);
    },
  );

  it('has the address of another account: nothing is linked by an address', async () => {
    const back = await partner.comeBack('viewer@example.com');
    expect(await outcome(partner.exchange(back))).toEqual([409, 'ACCOUNT_CONFLICT']);
  });
});

describe('the partner’s page', () => {
  it.each([
    ['another client', { clientName: 'apex' }],
    ['a page elsewhere', { redirectUri: 'https://evil.example/' }],
  ])('sends no viewer back to %s', async (_, changes) => {
    const { answer } = await createVisitor().follow(
      partner.signInAddress(newState(), changes),
      partnerSite,
    );
    expect(answer?.status).toBe(400);
  });

  it('says what it has opened to clients with a secret alone', async () => {
    const { visit } = createVisitor();
    const address = `${counterparts.addressOf('opin')}/entitlements?subject=x`;
    expect((await visit(address)).status).toBe(401);
    expect((await visit(address, { headers: { authorization: 'Basic eDp5' } })).status).toBe(401);
  });
});

describe('the entitlement sync', () => {
  const signedIn = async (email: string) =>
    (await partner.exchange(await partner.comeBack(email))).body.refreshToken;

  it('[1.4-20] [1.7-29] fetches what is open to the viewer, as often as asked, and spends nothing', async () => {
    const token = await signedIn('pass-holder@trailhead.example');
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await partner.sync(token);
      expect([status, body.entitlements]).toEqual([200, ['arena-pass', 'trail-news']]);
    }
    const refreshed = await origin.call('POST', '/api/v2/token/refresh', {
      realm: 'corral',
      body: { refreshToken: token },
    });
    expect(refreshed.status).toBe(200);
    expect(await outcome(partner.sync(token)), 'spent by now').toEqual([401, 'REFRESH_REFUSED']);
  });

  it('is for viewers who came from the partner', async () => {
    const { body } = await origin.login(undefined, { realm: 'corral' });
    expect(await outcome(partner.sync(body.refreshToken))).toEqual([404, 'UNKNOWN_CLIENT']);
    const guest = await origin.call<{ refreshToken: string }>('POST', '/api/v2/token/guest', {
      realm: 'corral',
    });
    expect(await outcome(partner.sync(guest.body.refreshToken))).toEqual([404, 'UNKNOWN_CLIENT']);
  });

  it('is refused to a session that is over, or is another realm’s', async () => {
    const token = await signedIn('over@trailhead.example');
    expect(await outcome(partner.sync(token, 'unity'))).toEqual([404, 'UNKNOWN_CLIENT']);
    await origin.call('POST', '/api/v2/logout', { realm: 'corral', body: { refreshToken: token } });
    expect(await outcome(partner.sync(token))).toEqual([401, 'REFRESH_REFUSED']);
    expect(await outcome(partner.sync('nobody’s'))).toEqual([401, 'REFRESH_REFUSED']);
  });
});

it('a partner that does not answer is said to be unavailable', async () => {
  const away = await startCounterparts(0);
  const lonely = await startOrigin({ counterparts: away });
  const signIns = signInsAtPartner(lonely);
  const { refreshToken } = (await signIns.exchange(await signIns.comeBack())).body;
  await away.close();
  expect(await outcome(signIns.sync(refreshToken))).toEqual([502, 'PROVIDER_UNAVAILABLE']);
  await lonely.close();
});
