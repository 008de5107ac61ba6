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

const back = 'http://apex.localhost:4300/licence-redirect';

async function buy(email: string): Promise<string> {
  const answer = await localFetch(`${counterparts.addressOf('fibrenet')}/offer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ back, email }).toString(),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const exchange = (authorisationCode: string, { realm = 'apex', provider = 'fibrenet' } = {}) =>
  origin.call<LoginBody & ErrorBody>('POST', `/api/v2/external/${provider}/token`, {
    realm,
    body: { authorisationCode },
  });

describe('a partner who sells licences', () => {
  it('[1.7-36] sends a customer with a code that is exchanged for tokens, once', async () => {
    const code = await buy('new-customer@example.com');
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    expect(claimsOf(body.authorisationToken)).toMatchObject({ isGuest: false, aud: 'apex' });
    expect(body.linkedAccounts).toEqual([{ provider: 'external/fibrenet' }]);
    const again = await exchange(code);
    expect([again.status, again.body.code]).toEqual([401, 'CODE_REFUSED']);
  });

  it('knows the customer again', async () => {
    const ids = [];
    for (const round of [1, 2]) {
      const { body } = await exchange(await buy('returning@example.com'));
      ids.push(claimsOf(body.authorisationToken).id);
      expect(body.firstSignIn).toBe(round === 1);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('gives a customer no account and no address that they only typed there', async () => {
    const { status, body } = await exchange(await buy('viewer@example.com'));
    expect(status, 'and does not say who has an account').toBe(200);
    const { body: own } = await origin.login('viewer@example.com');
    expect(claimsOf(body.authorisationToken).id).not.toBe(claimsOf(own.authorisationToken).id);
    expect(own.linkedAccounts).toEqual([]);
  });

  it('sells nothing to a child’s profile, however often the customer tries', async () => {
    for (const _ of [1, 2]) {
      const { status, body } = await exchange(await buy('child@example.com'));
      expect([status, body.code]).toEqual([403, 'KID_PURCHASE_DENIED']);
    }
    // Who watches is asked of a purchase alone.
    expect((await origin.login('child@example.com')).status).toBe(200);
  });

  it('is one of the realm’s own', async () => {
    const elsewhere = await exchange('code', { realm: 'noor' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'UNKNOWN_CLIENT']);
    expect((await exchange('code', { provider: 'nobody' })).body.code).toBe('UNKNOWN_CLIENT');
  });

  it('is reported as unavailable when no answer comes', async () => {
    const away = await startOrigin({
      counterparts: { ...counterparts, addressOf: () => 'http://fibrenet.localhost:9' },
    });
    try {
      const { status, body } = await away.call<ErrorBody>(
        'POST',
        '/api/v2/external/fibrenet/token',
        {
          body: { authorisationCode: 'code' },
        },
      );
      expect([status, body.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
    } finally {
      await away.close();
    }
  });
});
