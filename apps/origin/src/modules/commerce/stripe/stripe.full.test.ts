import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { purchases, seenOf } from '../../../testing/purchases';
import { STRIPE_TEST_CARDS as CARDS, stripeBuyers } from '../../../testing/stripe-buyers';
import { startOrigin, type TestOrigin } from '../../../testing/test-origin';

let counterparts: Counterparts;
let origin: TestOrigin;
let shop: ReturnType<typeof purchases>;
let at: ReturnType<typeof stripeBuyers>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  origin = await startOrigin({ counterparts });
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
async function buyer() {
  const token = await shop.newBuyer(`stripe-${randomUUID()}`);
  const chosen = await shop.choose(token, 'unity-day');
  expect(chosen.status).toBe(200);
  return token;
}

const pay = async (token: string, number: string, given: { key?: string } = {}) =>
  shop.pay(token, { details: await at.enterCard(number), provider: 'stripe', ...given });

/** What was charged, by the journal of Stripe's stand-in. */
const charges = async (token: string) =>
  (await at.journal(token)).filter(({ kind }) => kind === 'charge');

describe('paying by Stripe', () => {
  it('[2.3-19] pays with a new card, keeps it by Stripe’s name for it, and pays with that', async () => {
    const token = await buyer();
    const paid = await pay(token, CARDS.succeeds);
    expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
    expect(await charges(token)).toMatchObject([{ amount: 249, status: 'succeeded' }]);
    const { cards } = (
      await shop.call<{ cards: { cardId: string; lastFourDigits?: string }[] }>(
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
});
