import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { actingAs } from '../../../testing/agents';
import { planWithInside } from '../../../testing/inside';
import { type OrderBody, purchases, seenOf } from '../../../testing/purchases';
import { STRIPE_TEST_CARDS as CARDS, stripeBuyers } from '../../../testing/stripe-buyers';
import { claimsOf, startOrigin, type TestOrigin } from '../../../testing/test-origin';
import { refunds } from '../ledger/tables';
import { orders, payments } from '../orders/tables';
import { subscriptions } from '../subscriptions/tables';

const { plan, inside, finish, passOn } = planWithInside();
let counterparts: Counterparts;
let origin: TestOrigin;
let shop: ReturnType<typeof purchases>;
let at: ReturnType<typeof stripeBuyers>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts }, plan);
  shop = purchases(origin, counterparts, 'unity');
  at = stripeBuyers(
    () => origin,
    () => counterparts,
  );
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

/** A viewer with a day's pass in the basket. */
async function buyer(name = `stripe-${randomUUID()}`) {
  const token = await shop.newBuyer(name);
  const chosen = await shop.choose(token, 'unity-day');
  expect(chosen.status).toBe(200);
  return token;
}

const pay = async (token: string, number: string, given: { key?: string } = {}) =>
  shop.pay(token, { details: await at.enterCard(number), provider: 'stripe', ...given });

/** What was charged, by the journal of Stripe's stand-in. */
const charges = async (token: string) =>
  (await at.journal(token)).filter(({ kind }) => kind === 'charge');

const paymentOf = async ({ paymentId = '' }: OrderBody) => {
  const { db } = inside().database;
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!row) throw new Error('There is no payment.');
  return row;
};
const intentOf = async (order: OrderBody) =>
  (await at.stripe('GET', `payment_intents/${(await paymentOf(order)).providerRef}`)).body;

describe('paying by Stripe', () => {
  it('[2.3-19] pays with a new card, keeps it by Stripe’s name for it, and pays with that', async () => {
    const token = await buyer();
    const paid = await pay(token, CARDS.succeeds);
    expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
    expect(await charges(token)).toMatchObject([{ amount: 249, status: 'succeeded' }]);
    const { cards } = (
      await shop.call<{ cards: { cardId: string; last4Digits: string }[] }>(
        'GET',
        '/user/payment-details',
        { token },
      )
    ).body;
    expect(cards).toHaveLength(1);
    await shop.choose(token, 'unity-games');
    const again = await shop.pay(token, { details: cards[0]?.cardId, provider: 'stripe' });
    expect([again.status, again.body.status]).toEqual([200, 'succeeded']);
    expect(await charges(token)).toHaveLength(2);
  });

  it.each([
    ['declined', 'card_declined'],
    ['noFunds', 'card_declined'],
    ['expired', 'expired_card'],
    ['wrongCvc', 'incorrect_cvc'],
  ] as const)(
    '[2.8-06] a card that is %s is refused with Stripe’s code %s, and another one pays',
    async (card, code) => {
      const token = await buyer();
      const refused = await pay(token, CARDS[card]);
      expect([refused.status, refused.body.code]).toEqual([402, code]);
      expect((await pay(token, CARDS.succeeds)).body.status).toBe('succeeded');
      expect((await charges(token)).map(({ status }) => status)).toEqual(['declined', 'succeeded']);
    },
  );

  it.each([
    ['asksUnlessSetUp', 'complete', 'succeeded'],
    ['alwaysAsks', 'complete', 'succeeded'],
    ['alwaysAsks', 'fail', 'failed'],
  ] as const)(
    '%s: Stripe’s script asks the viewer, and after %s the order is %s',
    async (card, answer, status) => {
      const token = await buyer();
      const { body } = await pay(token, CARDS[card]);
      expect(body).toMatchObject({ status: 'requiresAction', next: { type: 'challenge' } });
      expect(body.next?.address).toBeUndefined();
      await at.answer(body.next?.clientSecret ?? '', answer);
      const { body: after } = await shop.order(token, body.id);
      expect(after.status).toBe(status);
      if (status === 'failed') expect(after.error?.code).toBe('authentication_failed');
      expect(await charges(token)).toHaveLength(1);
    },
  );

  it('an agent sees that the issuer asks, without the secret to answer with', async () => {
    const name = `stripe-${randomUUID()}`;
    const token = await buyer(name);
    const { body } = await pay(token, CARDS.alwaysAsks);
    expect((await shop.order(token, body.id)).body.next?.clientSecret).toMatch(/^pi_/);
    const agent = await actingAs(origin, `${name}@example.com`, 'unity');
    const seen = await shop.order(agent, body.id);
    expect(seen.body).toMatchObject({ status: 'requiresAction', next: { type: 'challenge' } });
    expect(seen.body.next?.clientSecret).toBeUndefined();
  });

  it('the next owner of an account is another customer, who cannot pay with the earlier one’s card', async () => {
    const token = await buyer();
    const { body: first } = await pay(token, CARDS.succeeds);
    const { customer, payment_method: card } = await intentOf(first);
    await passOn(String(claimsOf(token).id));
    await shop.choose(token, 'unity-games');
    const refused = await shop.pay(token, { details: card, provider: 'stripe' });
    expect([refused.status, refused.body.code]).toEqual([404, 'DETAILS_UNKNOWN']);
    const { body: second } = await pay(token, CARDS.succeeds);
    expect(second.status).toBe('succeeded');
    expect((await intentOf(second)).customer).not.toBe(customer);
    await finish();
    expect((await at.stripe('GET', `payment_methods/${card}`)).body.customer).toBeNull();
  });

  it('what an earlier owner was paying for is settled as theirs, and their card is forgotten', async () => {
    const token = await buyer();
    await at.control(token, { webhooks: 'hold', charge: 'cut-before' });
    const { body } = await pay(token, CARDS.succeeds);
    await passOn(String(claimsOf(token).id));
    origin.pass(11);
    await finish();
    expect((await paymentOf(body)).status).toBe('succeeded');
    expect(await charges(token)).toHaveLength(1);
    const { payment_method: card } = await intentOf(body);
    expect((await at.stripe('GET', `payment_methods/${card}`)).body.customer).toBeNull();
  });

  it.each(['cut-after', 'cut-before', 'error'] as const)(
    'an answer that is lost (%s) is asked for with the same key: 1 charge',
    async (fault) => {
      const token = await buyer();
      await at.control(token, { charge: fault });
      const given = {
        details: await at.enterCard(CARDS.succeeds),
        provider: 'stripe',
        key: randomUUID(),
      };
      const expected = seenOf(await shop.basket(token));
      const first = await shop.pay(token, { ...given, expected });
      expect([first.status, first.body.status]).toEqual([200, 'processing']);
      const second = await shop.pay(token, { ...given, expected });
      expect([second.body.id, second.body.status]).toEqual([first.body.id, 'succeeded']);
      expect(await charges(token)).toHaveLength(1);
    },
  );

  /** A viewer pays for a pass that they are given meanwhile; answers the payment once it is settled. */
  async function paidInVain(number: string) {
    const token = await buyer();
    await at.control(token, { charge: 'cut-before' });
    const { body } = await pay(token, number);
    const pass = (await shop.licences(token)).find(({ amounts }) =>
      amounts.some(({ sku }) => sku === 'unity-day'),
    );
    const now = origin.now();
    await inside()
      .database.db.insert(subscriptions)
      .values({
        realmId: 'unity',
        viewerId: String(claimsOf(token).id),
        licenceId: pass?.id ?? 0,
        familyId: null,
        state: 'active',
        anchorAt: now,
        startsAt: now,
        createdAt: now,
        n: 1,
        autoRenew: false,
      });
    origin.pass(11);
    await finish();
    expect((await shop.order(token, body.id)).body.refund).toBeDefined();
    const back = (await at.journal(token)).filter(({ kind }) => kind === 'refund');
    expect(back).toMatchObject([{ amount: 249, status: 'succeeded' }]);
    return paymentOf(body);
  }

  it('what was paid in vain is paid back by the janitor, once', async () => {
    const { status, refunded } = await paidInVain(CARDS.succeeds);
    expect([status, refunded]).toEqual(['refunded', 249]);
  });

  it('a refund that fails after it has succeeded is left to a person', async () => {
    const payment = await paidInVain(CARDS.refundFails);
    const refund = async () => {
      const { db } = inside().database;
      const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
      return row;
    };
    const { id = 'none' } = (await refund()) ?? {};
    await expect
      .poll(() => origin.logs.filter((line) => line.includes('a person has to pay it back')))
      .toEqual([expect.stringContaining(id)]);
    expect((await refund())?.status).toBe('failed');
  });

  it('a card that a total is too small for is refused with words of its own', async () => {
    const token = await buyer();
    for (const code of ['WELCOME50', 'TAKE1'])
      expect((await shop.apply(token, code)).status).toBe(200);
    const { status, body } = await pay(token, CARDS.succeeds);
    expect([status, body.code]).toEqual([402, 'amount_too_small']);
    expect(body.messages).toEqual([
      'This amount is too small to be paid by card. Choose another way to pay, or remove a voucher.',
    ]);
    expect(await charges(token)).toEqual([]);
  });

  it('events settle an order that nobody asks for, twice and late alike', async () => {
    const token = await buyer();
    await at.control(token, { webhooks: 'double', charge: 'cut-after' });
    const { body } = await pay(token, CARDS.succeeds);
    const payments = async () =>
      (await shop.call<{ payments: { status: string }[] }>('GET', '/customer/payments', { token }))
        .body.payments;
    // Nobody asks for the order: what the list says has come by the event.
    await expect.poll(async () => (await payments())[0]?.status).toBe('succeeded');
    expect((await shop.order(token, body.id)).body.status).toBe('succeeded');
    expect(await payments()).toHaveLength(1);
    expect(await charges(token)).toHaveLength(1);
  });

  it('takes events that Stripe has signed not long ago, and leaves alone those of other shops', async () => {
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'payment_intent.succeeded',
      created: 1_796_000_000,
      data: {
        object: {
          id: 'pi_1',
          object: 'payment_intent',
          status: 'succeeded',
          client_secret: 'x',
          metadata: {},
        },
      },
    };
    expect((await at.event(event)).status).toBe(204);
    expect(
      (
        await at.event({
          ...event,
          id: 'evt_other',
          type: 'invoice.paid',
          data: { object: { object: 'invoice' } },
        })
      ).status,
    ).toBe(204);
    expect((await at.event(event, { secret: 'whsec_wrong' })).status).toBe(401);
    expect((await at.event(event, { at: Date.now() - 301_000 })).status).toBe(401);
    const lost = { ...event.data.object, metadata: { payment: randomUUID() } };
    expect((await at.event({ ...event, id: 'evt_lost', data: { object: lost } })).status).toBe(422);
  });

  it('a card that Stripe’s form has set up is what a licence is paid with from then on, asked twice alike', async () => {
    const token = await buyer();
    await pay(token, CARDS.succeeds);
    const { body } = await origin.call<{ parsedData: { clientSecret: string } }>(
      'POST',
      '/api/v4/payment-method/init',
      {
        realm: 'unity',
        token,
        body: {
          primaryPaymentDetails: {
            targetPaymentProvider: 'stripe',
            paymentMethodType: 'card',
            keeps: true,
          },
        },
      },
    );
    const { clientSecret } = body.parsedData;
    const [setup = ''] = clientSecret.split('_secret_');
    await at.stripe(
      'POST',
      `setup_intents/${setup}/confirm`,
      {
        client_secret: clientSecret,
        confirmation_token: await at.enterCard(CARDS.alwaysAsks),
        return_url: 'http://unity.localhost:4300/payment-update',
      },
      { as: 'page' },
    );
    await at.answer(clientSecret, 'complete');
    const { payment_method: card } = (await at.stripe('GET', `setup_intents/${setup}`)).body;
    const attach = () => shop.call('POST', `/licence/502/payment-details/${card}`, { token });
    expect([(await attach()).status, (await attach()).status]).toEqual([200, 200]);
    const { cards } = (
      await shop.call<{ cards: { cardId: string; last4Digits: string }[] }>(
        'GET',
        '/user/payment-details',
        { token },
      )
    ).body;
    expect(cards.map(({ last4Digits }) => last4Digits)).toEqual(['4242', '3184']);
    const [own] = await shop.own(token);
    expect(own?.paysWith).toBe(cards[1]?.cardId);
  });

  it('a form for a card that is kept has a setup of Stripe’s, one to pay with knows what is due', async () => {
    const token = await buyer();
    const init = async (given: object) =>
      (
        await origin.call<{ parsedData: { elements: object; clientSecret?: string } }>(
          'POST',
          '/api/v4/payment-method/init',
          {
            realm: 'unity',
            token,
            body: {
              primaryPaymentDetails: {
                targetPaymentProvider: 'stripe',
                paymentMethodType: 'card',
                amount: { amount: 400, currency: 'JPY', scale: 0 },
                ...given,
              },
            },
          },
        )
      ).body.parsedData;
    const paying = await init({});
    expect(paying).toEqual({
      provider: 'stripe',
      elements: { mode: 'payment', amount: 400, currency: 'jpy' },
    });
    const keeping = await init({ keeps: true });
    expect(keeping).toMatchObject({ elements: { mode: 'setup', currency: 'jpy' } });
    expect(keeping.clientSecret).toMatch(/^seti_\w+_secret_\w+$/);
  });

  it.each([
    ['by a card', CARDS.succeeds, ['succeeded', 'succeeded'], 2, undefined],
    [
      'by one whose issuer asks unless it is stored',
      CARDS.asksUnlessSetUp,
      ['requires_action', 'succeeded'],
      2,
      undefined,
    ],
    [
      'by one whose issuer asks each time, and nobody is there',
      CARDS.alwaysAsks,
      ['requires_action', 'declined'],
      1,
      'authentication_required',
    ],
  ])('a plan is renewed %s', async (_, number, charged, n, code) => {
    const token = await buyer();
    const { body } = await pay(token, number);
    const { clientSecret } = body.next ?? {};
    if (clientSecret) await at.answer(clientSecret, 'complete');
    const viewerId = String(claimsOf(token).id);
    const own = async () => {
      const { db } = inside().database;
      const mine = eq(subscriptions.viewerId, viewerId);
      return (await db.select().from(subscriptions).where(mine))[0];
    };
    await expect.poll(async () => (await own())?.n, { timeout: 30_000 }).toBe(1);
    origin.pass(24 * 60 * 60 + 1);
    await finish();
    const renewals = async () => {
      const { db } = inside().database;
      const mine = and(eq(orders.viewerId, viewerId), eq(orders.purpose, 'renewal'));
      return db.select().from(orders).where(mine);
    };
    await expect.poll(async () => (await renewals())[0]?.live, { timeout: 30_000 }).toBe(false);
    expect((await renewals()).map(({ error }) => error?.code)).toEqual([code]);
    expect((await own())?.n).toBe(n);
    expect((await charges(token)).map(({ status }) => status)).toEqual(charged);
  });
});
