import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../counterparts/counterparts';
import { planWithInside } from '../../testing/inside';
import { purchases, seenOf, site } from '../../testing/purchases';
import { startOrigin, type TestOrigin } from '../../testing/test-origin';
import { licences as licenceTable } from './catalogue/tables';

const { plan, inside } = planWithInside();
const BRAZIL = { 'x-forwarded-for': '198.51.100.7' };
const BEHIND_A_VPN = { 'x-forwarded-for': '203.0.113.7' };

let counterparts: Counterparts;
let origin: TestOrigin;
let shop: ReturnType<typeof purchases>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts }, plan);
  shop = purchases(origin, counterparts);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

const buyer = () => shop.newBuyer(`caller-${randomUUID()}`);

interface Sold {
  licences: { id: number }[];
  families: { licences: { id: number }[] }[];
}

const idsAt = async (path: '/licence' | '/licence-family', query: string, token?: string) => {
  const { body } = await shop.call<Sold>('GET', `${path}${query}`, { token });
  const inFamilies = path === '/licence' ? [] : body.families.flatMap((one) => one.licences);
  return [...inFamilies, ...body.licences].map(({ id }) => id).toSorted((a, b) => a - b);
};

describe.each([
  ['2.7-12', '/licence'],
  ['2.7-13', '/licence-family'],
] as const)('[%s] GET %s', (_id, path) => {
  it('answers these licences alone, where it is asked for a list', async () => {
    expect(await idsAt(path, '?licenceId=103,110')).toEqual([103, 110]);
    expect(await idsAt(path, '?licenceId=999')).toEqual([]);
  });

  it('answers what the viewer has and is sold no more, where it is asked for entitlements', async () => {
    const token = await buyer();
    await shop.choose(token, 'apex-corner');
    await shop.pay(token, { details: await shop.enterCard(token) });
    const { db } = inside().database;
    const sell = (sold: boolean) =>
      db.update(licenceTable).set({ sold }).where(eq(licenceTable.id, 101));
    await sell(false);
    try {
      expect(await idsAt(path, '', token)).not.toContain(101);
      const entitled = '?includeEntitlements=ALL_ACTIVE_USER_ENTITLEMENTS';
      expect(await idsAt(path, entitled, token)).toContain(101);
      expect(await idsAt(path, entitled, await buyer())).not.toContain(101);
    } finally {
      await sell(true);
    }
  });
});

describe('paying', () => {
  it.each([
    ['2.7-02', 'the basket’s id', (id: string) => `/${id}`],
    ['2.7-02', 'the provider’s id', () => '/sandboxCard'],
    ['2.7-03', 'no id', () => ''],
  ])('[%s] with %s in the path pays for the basket', async (_id, _what, last) => {
    const token = await buyer();
    const { body } = await shop.choose(token, 'apex-corner');
    const details = await shop.enterCard(token);
    const paid = await shop.call<{ status: string }>(
      'POST',
      `/customer/baskets/pay${last(body.id)}`,
      {
        token,
        headers: { 'idempotency-key': randomUUID(), origin: site },
        body: {
          primaryPaymentDetailsAttributes: {
            paymentDetailsExternalId: details,
            targetPaymentProvider: 'sandboxCard',
            paymentMethodType: 'card',
          },
          expected: seenOf(await shop.basket(token)),
        },
      },
    );
    expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
  });

  it('[2.7-04] attaches other details with an empty body, and with checkBillingDetails once billing fields are there', async () => {
    const token = await buyer();
    await shop.choose(token, 'apex-corner');
    await shop.pay(token, { details: await shop.enterCard(token) });
    const details = await shop.enterCard(token, '4000000000003220');
    const attach = (suffix = '', headers = {}) =>
      shop.call<{ licence: { paysWith: string } }>(
        'POST',
        `/licence/101/payment-details/${details}${suffix}`,
        { token, headers },
      );
    // In Brazil the law asks for a tax number.
    const refused = await attach('/checkBillingDetails', BRAZIL);
    expect([refused.status, refused.body.code]).toEqual([424, 'BASKET_REQUIREMENTS_FAILED']);
    const cardOf = async () => (await shop.own(token))[0]?.paysWith;
    const before = await cardOf();
    const attached = await attach();
    expect(attached.status).toBe(200);
    expect(attached.body.licence.paysWith).toBe(await cardOf());
    expect(await cardOf()).not.toBe(before);
    expect((await attach('/checkBillingDetails')).status).toBe(200);
  });

  it('[2.3-16] [2.7-11] details that are validated have their provider, its type, their method and what it knows of them', async () => {
    const token = await buyer();
    const paymentDetailsExid = await shop.enterCard(token);
    const details = { targetPaymentProvider: 'sandboxCard', paymentMethodType: 'card' };
    const { body } = await origin.call('POST', '/api/v4/payment-method/validate', {
      token,
      body: { primaryPaymentDetails: { ...details, paymentDetailsExid } },
    });
    expect(body).toMatchObject({
      parsedData: {
        ...details,
        paymentDetailsExid,
        paymentProviderType: 'card',
        paymentMethodDetails: { cardType: 'visa', last4Digits: '4242', paymentMethodType: 'card' },
      },
    });
  });

  it('[2.7-09] a voucher is redeemed for the licence that is named', async () => {
    const token = await buyer();
    const redeem = (body: object) =>
      shop.call<{ licence: { id: number; status: string } }>('POST', '/promotions/voucher/redeem', {
        token,
        body,
      });
    expect((await redeem({ voucherCode: 'FULLPASS', licenceId: '101' })).status).toBe(400);
    const { body } = await redeem({ voucherCode: 'FULLPASS', licenceId: 101 });
    expect(body.licence).toMatchObject({ id: 101, status: 'ACTIVE' });
  });
});

it('[1.6-07] a viewer behind a VPN buys nothing in a realm that allows none, and buys in one that does', async () => {
  const basketIn = async (realm: string) => {
    const there = purchases(origin, counterparts, realm);
    const token = await there.newBuyer(`vpn-${randomUUID()}`);
    return there.call('GET', '/customer/basket', { token, headers: BEHIND_A_VPN });
  };
  const [refused, allowed] = [await basketIn('apex'), await basketIn('unity')];
  expect([refused.status, refused.body.code]).toEqual([403, 'VPN_BLOCKED']);
  expect(allowed.status).toBe(200);
});

describe('[2.3-01] licences of the sample realms', () => {
  it('between them have every field of the contract that a guest reads', async () => {
    const answers = await Promise.all(
      ['apex', 'corral', 'metro', 'noor', 'plain', 'unity'].map((realm) =>
        origin.call<{ licences: object[] }>('GET', '/api/v2/licence', { realm }),
      ),
    );
    const fields = answers.flatMap(({ body }) => body.licences.flatMap(Object.keys));
    expect([...new Set(fields)]).toEqual(
      expect.arrayContaining(
        'id name description type rank family pauseState autoRenewingStatus subscriptionPendingActions purchaseStrategy amounts paymentProviderInfo trialDetails defaultMarketingPricePeriod ctaControl activationStrategy'.split(
          ' ',
        ),
      ),
    );
  });

  it('[2.3-09] [2.3-10] have the state and the payment of what a viewer has', async () => {
    const token = await buyer();
    await shop.choose(token, 'apex-corner');
    await shop.pay(token, { details: await shop.enterCard(token) });
    const [own] = await shop.own(token);
    expect(own?.licenceStatus).toEqual({
      status: 'ACTIVE',
      autoRenewingStatus: 'AUTO_RENEWING',
      startTimestamp: expect.any(String),
      expiryTimestamp: expect.any(String),
      pauseState: 'NOT_ALLOWED',
      subscriptionPendingActions: [],
      licencePayment: {
        paymentEventType: expect.any(String),
        purchaseTimestamp: expect.any(String),
        expiryTimestamp: expect.any(String),
        paymentProviderInfo: { managed: true },
        cardId: expect.any(String),
        purchaseId: expect.any(String),
      },
    });
  });
});
