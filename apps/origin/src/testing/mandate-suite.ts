import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentDetails } from '../modules/commerce/details/tables';
import { settle } from '../modules/commerce/orders/settle';
import { payments } from '../modules/commerce/orders/tables';
import { charges, subscriptions } from '../modules/commerce/subscriptions/tables';
import { type OrderBody, site } from './purchases';
import { sellingOrigin } from './selling-origin';
import { claimsOf, type Start, startOrigin } from './test-origin';

interface CardBody {
  cardId: string;
  paymentMethodType: string;
  licences: number[];
}

/** Paying for a licence by a bank that the viewer allows to be charged; the same on every database. */
export function mandateSuite(start: Start = startOrigin): void {
  const { db, inside, finish, passOn, origin, mailbox, shop, move, payingByBank } =
    sellingOrigin(start);
  const unity = () => shop('unity');

  const LATE = { timeout: 15_000 };
  /** Enough for calls to meet in every way; one in twelve was a deadlock once. */
  const ROUNDS = Array.from({ length: 10 }, (_, round) => round + 1);
  const cards = async (token: string) =>
    (await unity().call<{ cards: CardBody[] }>('GET', '/user/payment-details', { token })).body
      .cards;
  /** The method that pays for the plan by days. */
  const paysBy = async (token: string) =>
    (await cards(token)).find(({ licences }) => licences.includes(502))?.paymentMethodType;
  const attach = (
    token: string,
    method = 'bancontact',
    { key = randomUUID(), licence = 502 } = {},
  ) =>
    unity().call<OrderBody>('POST', `/licence/${licence}/payment-details`, {
      token,
      headers: { 'idempotency-key': key, origin: site },
      body: {
        paymentMethodType: method,
        targetPaymentProvider: method === 'card' ? 'stripe' : 'sandboxBank',
        returnUri: `${site}/pay/sandboxBank`,
      },
    });

  /** A viewer who pays for the plan by days at a bank of the Netherlands, and lives in Belgium now. */
  async function moved(name?: string): Promise<string> {
    const token = await payingByBank(name);
    await move(token, 'BE');
    return token;
  }

  const ofViewer = (token: string) => eq(subscriptions.viewerId, String(claimsOf(token).id));
  /** The bank's yes has come, changes nothing, and is forgotten by the bank. */
  async function expectForgotten(token: string, order: OrderBody): Promise<void> {
    const ofOrder = eq(payments.orderId, order.id);
    const payment = async () => (await db().select().from(payments).where(ofOrder))[0];
    await expect.poll(async () => (await payment())?.status, LATE).toBe('succeeded');
    expect((await unity().order(token, order.id)).body.status).toBe('failed');
    expect((await cards(token)).map((card) => card.paymentMethodType)).toEqual(['ideal']);
    const [own] = await db().select().from(subscriptions).where(ofViewer(token));
    const [kept] = await cards(token);
    expect(own?.paysWith).toBe(kept?.cardId);
    await finish();
    const allowed = (await payment())?.facts?.exid ?? '';
    expect(allowed).not.toBe('');
    expect(await inside().commerce.companies('sandboxBank')?.details(allowed)).toBeNull();
  }

  it('[2.4-11] is charged from then on, once the viewer has allowed it there; nothing is paid for that', async () => {
    const name = `mandate-${randomUUID()}`;
    const token = await moved(name);
    const { status, body: order } = await attach(token);
    expect(status).toBe(200);
    expect(order).toMatchObject({
      purpose: 'update',
      status: 'requiresAction',
      total: { amount: 0, currency: 'EUR', scale: 2 },
      next: { type: 'redirect' },
    });
    expect(await paysBy(token)).toBe('ideal');
    const back = await unity().answerAt(order, 'approve');
    expect(back).toContain(`order=${order.id}`);
    await expect
      .poll(async () => (await unity().order(token, order.id)).body.status, LATE)
      .toBe('succeeded');
    expect(await paysBy(token)).toBe('bancontact');
    expect((await cards(token)).map((card) => card.paymentMethodType)).toEqual([
      'ideal',
      'bancontact',
    ]);
    const { body } = await unity().call<{ payments: { itemType: string }[] }>(
      'GET',
      '/customer/payments',
      { token },
    );
    expect(body.payments.map(({ itemType }) => itemType)).toEqual(['SUBSCRIPTION']);
    await finish();
    const mails = await mailbox().mailsTo(`${name}@example.com`);
    expect(mails.filter(({ subject }) => subject.includes('order'))).toHaveLength(1);
  });

  it.each(['refuse', 'close'])('is paid as before where the bank is left (%s)', async (answer) => {
    const token = await moved();
    const { body: order } = await attach(token);
    await unity().answerAt(order, answer);
    await finish();
    await expect
      .poll(async () => (await unity().order(token, order.id)).body.status, LATE)
      .toBe('failed');
    expect(await paysBy(token)).toBe('ideal');
    expect(await cards(token)).toHaveLength(1);
  });

  it('gives up what waits when it is chosen again, and answers the same call with the same order', async () => {
    const token = await moved();
    const { body: first } = await attach(token);
    const key = randomUUID();
    const { body: second } = await attach(token, 'bancontact', { key });
    expect(second.id).not.toBe(first.id);
    expect((await unity().order(token, first.id)).body.status).toBe('failed');
    expect((await attach(token, 'bancontact', { key })).body.id).toBe(second.id);
  });

  it('gives up what waits when stored details are chosen', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    const [stored] = await cards(token);
    await unity().call('POST', `/licences/502/card/${stored?.cardId}`, { token });
    expect((await unity().order(token, order.id)).body.status).toBe('failed');
    expect(await paysBy(token)).toBe('ideal');
  });

  it('gives up what waits when stored details are to pay for every plan', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    const [stored] = await cards(token);
    const body = { movePlans: true };
    await unity().call('PUT', `/user/payment-details/${stored?.cardId}/default`, { token, body });
    expect((await unity().order(token, order.id)).body.status).toBe('failed');
    expect(await paysBy(token)).toBe('ideal');
  });

  it('gives up what waits when the plan’s payment is confirmed with what pays for it now', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    // No plan of this brand waits for the viewer's word: this one is made to.
    const [waiting] = await db()
      .update(subscriptions)
      .set({ state: 'inactive' })
      .where(ofViewer(token))
      .returning();
    await db()
      .delete(charges)
      .where(eq(charges.subscriptionId, waiting?.id ?? ''));
    const [own] = await unity().own(token);
    const { status, body } = await unity().call<OrderBody>(
      'POST',
      '/user/licence/502/confirm-payment',
      {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { expected: own?.nextCharge?.amount },
      },
    );
    expect([status, body.purpose]).toEqual([200, 'confirm']);
    expect((await unity().order(token, order.id)).body.status).toBe('failed');
  });

  it('keeps nothing for the next owner of an account that is handed over while it waits', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    await passOn(String(claimsOf(token).id));
    await unity().answerAt(order, 'approve');
    await finish();
    const [payment] = await db().select().from(payments).where(eq(payments.orderId, order.id));
    expect(payment?.status).toBe('succeeded');
    expect(await cards(token)).toEqual([]);
    const [own] = await db().select().from(subscriptions).where(ofViewer(token));
    expect(own).toMatchObject({ paysWith: null, autoRenew: false });
    await expect
      .poll(
        () =>
          inside()
            .commerce.companies('sandboxBank')
            ?.details(payment?.facts?.exid ?? ''),
        LATE,
      )
      .toBeNull();
  });

  it('changes nothing where it is confirmed after the viewer has chosen another way', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    await unity().answerAt(order, 'pending');
    await finish();
    expect((await unity().order(token, order.id)).body.status).toBe('processing');
    const [stored] = await cards(token);
    await unity().call('POST', `/licences/502/card/${stored?.cardId}`, { token });
    await unity().answerAt(order, 'settle');
    await expectForgotten(token, order);
  });

  it('changes nothing where it was allowed just before the viewer chose another way, and nobody had heard of it', async () => {
    const token = await moved();
    await unity().control('sandboxBank', token, { webhooks: 'hold' });
    const { body: order } = await attach(token);
    await unity().answerAt(order, 'lose');
    const [stored] = await cards(token);
    await unity().call('POST', `/licences/502/card/${stored?.cardId}`, { token });
    origin().pass(16);
    await finish();
    await expectForgotten(token, order);
  });

  it.each([
    ['renews no more', { autoRenew: false, renewalAmount: null }],
    ['is over', { endsAt: new Date(0) }],
  ])('comes to nothing where the plan %s by then', async (_, change) => {
    const token = await moved();
    const { body: order } = await attach(token);
    await db().update(subscriptions).set(change).where(ofViewer(token));
    await unity().answerAt(order, 'approve');
    await expectForgotten(token, order);
  });

  it('does not pay by another method of that bank', async () => {
    const token = await moved();
    await unity().choose(token, 'unity-final');
    const [kept] = await cards(token);
    const answer = await unity().pay(token, { method: 'bancontact', details: kept?.cardId });
    expect([answer.status, answer.body.code]).toEqual([404, 'METHOD_UNKNOWN']);
    expect(await cards(token)).toEqual([kept]);
  });

  it('that leaves nothing to charge comes to nothing', async () => {
    const token = await moved();
    const { body: order } = await attach(token);
    await settle(db(), order.paymentId ?? '', { status: 'succeeded' }, origin().now());
    expect((await unity().order(token, order.id)).body.status).toBe('failed');
    expect(await paysBy(token)).toBe('ideal');
  });

  it('is one order for a call that is repeated while the first one runs', async () => {
    const token = await moved();
    await attach(token);
    const key = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => attach(token, 'bancontact', { key })));
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed.map(({ body }) => body.id)).size).toBe(1);
    for (const { status, body } of answers)
      expect([200, 409], `${status} ${body.code}`).toContain(status);
    expect((await unity().order(token, placed[0]?.body.id ?? '')).body.status).toBe(
      'requiresAction',
    );
  });

  it.each(ROUNDS)('places one order for many calls at once (%i)', async () => {
    const token = await moved();
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach(token)));
    const states = await Promise.all(
      answers
        .filter(({ status }) => status === 200)
        .map(async ({ body }) => (await unity().order(token, body.id)).body.status),
    );
    expect(states.filter((status) => status === 'requiresAction')).toHaveLength(1);
    for (const { status, body } of answers)
      expect([200, 402, 409], `${status} ${body.code}`).toContain(status);
  });

  it.each([
    ['a method of another country', 'ideal', 502, 404, 'METHOD_UNKNOWN'],
    ['one that cannot be charged again', 'pix', 502, 404, 'METHOD_UNKNOWN'],
    ['a card, which is given in a form', 'card', 502, 404, 'METHOD_UNKNOWN'],
    ['a licence that the viewer does not have', 'bancontact', 503, 404, 'UNKNOWN_LICENCE'],
  ] as const)('refuses %s', async (_, method, licence, status, code) => {
    const token = await moved();
    const answer = await attach(token, method, { licence });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('refuses one more than an account may have', async () => {
    const token = await moved();
    const mine = eq(paymentDetails.viewerId, String(claimsOf(token).id));
    const [kept] = await db().select().from(paymentDetails).where(mine);
    if (!kept) throw new Error('Nothing was kept.');
    const others = Array.from({ length: 4 }, () => {
      const name = randomUUID();
      return { ...kept, id: randomUUID(), exid: name, fingerprint: name, isDefault: false };
    });
    await db().insert(paymentDetails).values(others);
    expect((await attach(token)).body.code).toBe('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED');
  });
}
