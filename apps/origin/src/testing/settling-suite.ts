import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { localFetch } from '../counterparts/local-fetch';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { ledger, refunds } from '../modules/commerce/ledger/tables';
import { settleRefund } from '../modules/commerce/orders/refund';
import { orders, payments } from '../modules/commerce/orders/tables';
import { post, withdraw } from '../modules/commerce/outbox/post';
import { outbox } from '../modules/commerce/outbox/tables';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { type OrderBody, seenOf } from './purchases';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

const MINUTE = 60;

/** How orders come to rest when something is late, lost, or another's; the same on every database. */
export function settlingSuite(start: Start = startOrigin): void {
  const {
    db,
    inside,
    finish,
    passOn,
    origin,
    counterparts,
    mailbox,
    shop,
    buyer,
    statesOf,
    bookedOf,
  } = sellingOrigin(start);

  const paymentOf = async ({ paymentId = '' }: OrderBody) => {
    const [row] = await db().select().from(payments).where(eq(payments.id, paymentId));
    if (!row) throw new Error('There is no payment.');
    return row;
  };
  const charged = async (token: string) =>
    (await shop().journal('sandboxCard', token)).filter(({ kind }) => kind === 'charge');

  /** An order whose charge was lost on the way to the company. */
  async function lost(card: string = TEST_CARDS.succeeds) {
    const viewer = await buyer();
    await shop().choose(viewer.token, 'apex-corner');
    const details = await shop().enterCard(viewer.token, card);
    await shop().control('sandboxCard', viewer.token, { charge: 'cut-before', times: 1 });
    const { body: order } = await shop().pay(viewer.token, { details });
    expect(order.status).toBe('processing');
    return { ...viewer, order };
  }

  /** As `lost`, and the time of the order is over. */
  async function expired(card?: string) {
    const viewer = await lost(card);
    origin().pass(31 * MINUTE);
    await finish();
    const token = await viewer.again();
    expect((await shop().order(token, viewer.order.id)).body.status).toBe('expired');
    return { ...viewer, token };
  }

  /** The charge comes to the company after all. */
  async function arrive(order: OrderBody): Promise<void> {
    const { request, id } = await paymentOf(order);
    const { address, secretKey } = counterparts().payments.settings.sandboxCard;
    const answer = await localFetch(`${address}/v1/charges`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify(request),
    });
    expect(await answer.json()).toMatchObject({ status: 'succeeded' });
  }

  describe('an order whose time is over', () => {
    it('has expired, and is not sent again by who asks for it', async () => {
      const { order, again } = await lost();
      origin().pass(31 * MINUTE);
      const token = await again();
      expect((await shop().order(token, order.id)).body.status).toBe('expired');
      expect(await charged(token)).toEqual([]);
    });

    it('has expired, and is not sent again by the janitor after an outage', async () => {
      const { token } = await expired();
      expect(await charged(token)).toEqual([]);
      expect((await shop().basket(token)).orderUnderWay).toBeUndefined();
    });

    it('and that is paid late has what it was for, while its basket waits', async () => {
      const { token, order } = await expired();
      await arrive(order);
      await expect
        .poll(async () => (await shop().order(token, order.id)).body.status, { timeout: 15_000 })
        .toBe('succeeded');
      expect(await statesOf(token)).toEqual([[101, 'ACTIVE']]);
      expect((await shop().order(token, order.id)).body.refund).toBeUndefined();
      const paid = await shop().call('GET', `/customer/payments/${order.paymentId}`, { token });
      expect(paid.body).toMatchObject({ itemType: 'SUBSCRIPTION', status: 'succeeded' });
      expect(await bookedOf(order.paymentId ?? '')).toEqual([
        ['provider', 757],
        ['tax', -58],
        ['sales', -699],
      ]);
    });

    it('and that is paid late is paid back once something else is chosen, and an email says so', async () => {
      const { token, order, email } = await expired();
      await shop().choose(token, 'apex-63');
      await arrive(order);
      await expect
        .poll(async () => (await shop().order(token, order.id)).body.refund, { timeout: 15_000 })
        .toBeDefined();
      expect((await shop().order(token, order.id)).body.status).toBe('expired');
      expect(await statesOf(token)).toEqual([]);
      const mail = await mailbox().mailAfter(email, finish);
      expect(mail.subject).toBe('We are paying back your payment at Apex');
      expect(mail.text).toContain('$7.57');
      const payment = await paymentOf(order);
      expect([payment.status, payment.refunded]).toEqual(['refunded', 757]);
      const { body: paidBack } = await shop().order(token, order.id);
      expect(paidBack.refund).toBe('succeeded');
      const back = (await shop().journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'refund',
      );
      expect(back).toMatchObject([{ amount: 757 }]);
      const [refund] = await db().select().from(refunds).where(eq(refunds.paymentId, payment.id));
      const booked = [...(await bookedOf(payment.id)), ...(await bookedOf(refund?.id ?? ''))];
      expect(booked.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
      expect(booked).toHaveLength(4);
      // The issuer sends it back, days later.
      const came = () => settleRefund(db(), refund?.id ?? '', { status: 'failed' }, origin().now());
      const bad = await mailbox().mailAfter(email, async () => {
        await came();
        await came();
        await finish();
      });
      expect(bad.subject).toBe('Your refund from Apex takes longer');
      expect(bad.text).toContain('there is nothing for you to do');
      expect(bad.text).toContain('https://apexfc.example/help');
      expect(bad.text).toContain('$7.57');
      await finish();
      expect((await mailbox().mailsTo(email)).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([bad.subject, mail.subject]),
      );
      // What was known before comes late, and is no news.
      await settleRefund(db(), refund?.id ?? '', { status: 'succeeded' }, origin().now());
      const about = (await mailbox().mailsTo(email)).filter((one) => one.subject === bad.subject);
      expect(about).toHaveLength(1);
      const { body: still } = await shop().order(token, order.id);
      expect([still.status, still.refund]).toEqual(['expired', 'failed']);
      expect(still.version).toBeGreaterThan(paidBack.version);
      const failed = await paymentOf(order);
      expect([failed.status, failed.refunded]).toEqual(['succeeded', 0]);
      const { body } = await shop().call('GET', `/customer/payments/${payment.id}`, { token });
      expect(body).toMatchObject({ refunds: [{ status: 'failed' }] });
      const owed = (await db().select().from(ledger)).slice(-2);
      expect(owed.map(({ account, amount }) => [account, amount])).toEqual([
        ['provider', 757],
        ['refunds', -757],
      ]);
    });

    it('and whose refund the issuer refuses is left to a person', async () => {
      const { token, order, email } = await expired(TEST_CARDS.refundFails);
      await shop().choose(token, 'apex-63');
      await arrive(order);
      await expect
        .poll(async () => (await shop().order(token, order.id)).body.refund, { timeout: 15_000 })
        .toBeDefined();
      await finish();
      expect((await shop().order(token, order.id)).body.refund).toBe('failed');
      const told = (await mailbox().mailsTo(email)).map(({ subject }) => subject);
      expect(told.filter((subject) => subject.includes('takes longer'))).toHaveLength(1);
      const payment = await paymentOf(order);
      const [refund] = await db().select().from(refunds).where(eq(refunds.paymentId, payment.id));
      expect([refund?.status, payment.status, payment.refunded]).toEqual([
        'failed',
        'succeeded',
        0,
      ]);
      expect(await bookedOf(payment.id)).toEqual([
        ['provider', 757],
        ['refunds', -757],
      ]);
      expect(origin().logs.some((line) => line.includes('a person has to pay it back'))).toBe(true);
      // It succeeds after all, and is told once.
      for (const _ of [1, 2])
        await settleRefund(db(), refund?.id ?? '', { status: 'succeeded' }, origin().now());
      expect((await shop().order(token, order.id)).body.refund).toBe('succeeded');
      const back = await paymentOf(order);
      expect([back.status, back.refunded]).toEqual(['refunded', 757]);
      expect(await bookedOf(payment.id)).toHaveLength(2);
      expect(await bookedOf(refund?.id ?? '')).toEqual([
        ['provider', -757],
        ['refunds', 757],
      ]);
      await finish();
      const subjects = (await mailbox().mailsTo(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('We are paying back'))).toHaveLength(
        1,
      );
    });
  });

  it('a payment that is paid back is no decline, also for who asks again', async () => {
    const { token, id } = await buyer();
    await shop().choose(token, 'apex-corner');
    const details = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
    const given = { details, key: randomUUID(), expected: seenOf(await shop().basket(token)) };
    const { body: order } = await shop().pay(token, given);
    // Given to the viewer meanwhile, by who looks after them.
    const now = origin().now();
    await db().insert(subscriptions).values({
      realmId: 'apex',
      viewerId: id,
      licenceId: 101,
      familyId: 1,
      state: 'active',
      anchorAt: now,
      startsAt: now,
      createdAt: now,
      n: 1,
      autoRenew: false,
    });
    await shop().answerAt(order, 'approve');
    const { status, body } = await shop().pay(token, given);
    expect([status, body.status]).toEqual([200, 'failed']);
    expect(body.refund).toBeDefined();
  });

  describe('an account that passes to another owner', () => {
    it('has nothing of a payment that the earlier one began, but what is paid for', async () => {
      const { token, id, email } = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
      const { body: order } = await shop().pay(token, { details });
      await passOn(id);
      const basket = await shop().basket(token);
      expect([basket.basketItems, basket.orderUnderWay]).toEqual([[], undefined]);
      expect((await shop().order(token, order.id)).body.code).toBe('UNKNOWN_ORDER');
      await shop().answerAt(order, 'approve');
      await expect.poll(() => statesOf(token), { timeout: 15_000 }).toEqual([[101, 'ACTIVE']]);
      const [own] = await shop().own(token);
      expect([own?.paysWith, own?.nextCharge]).toEqual([undefined, undefined]);
      const { body: kept } = await shop().call<{ cards: object[] }>(
        'GET',
        '/user/payment-details',
        {
          token,
        },
      );
      expect(kept.cards).toEqual([]);
      const { body: paid } = await shop().call<{ payments: object[] }>(
        'GET',
        '/customer/payments',
        {
          token,
        },
      );
      expect(paid.payments).toEqual([]);
      await finish();
      const subjects = (await mailbox().mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).not.toContain('Your order at Apex');
    });

    it('has their cards deleted at the company as well', async () => {
      const { token, id } = await buyer();
      await shop().choose(token, 'apex-63');
      const stored = await shop().enterCard(token);
      await shop().pay(token, { details: stored });
      await shop().choose(token, 'apex-corner');
      const declined = await shop().enterCard(token, TEST_CARDS.declined);
      await shop().pay(token, { details: declined });
      await passOn(id);
      await finish();
      const company = inside().commerce.companies('sandboxCard');
      expect([await company?.details(stored), await company?.details(declined)]).toEqual([
        null,
        null,
      ]);
    });
  });

  it('a card that its owner removes is deleted at the company as well', async () => {
    const { token } = await buyer();
    await shop().choose(token, 'apex-63');
    const exid = await shop().enterCard(token);
    await shop().pay(token, { details: exid });
    const removed = await shop().call('DELETE', `/user/payment-details/${exid}`, { token });
    expect(removed.status).toBe(200);
    await finish();
    expect(await inside().commerce.companies('sandboxCard')?.details(exid)).toBeNull();
  });

  it('a payment that cannot be settled stands in the way of no other', async () => {
    const broken = await lost();
    await db()
      .update(payments)
      .set({ status: 'requiresAction', provider: 'sandboxCard', request: null })
      .where(eq(payments.id, broken.order.paymentId ?? ''));
    // What it was for cannot be read.
    await db().execute(`update orders set content = '{}' where id = '${broken.order.id}'`);
    const waiting = await lost();
    origin().pass(2 * MINUTE);
    await finish();
    const failed = origin().logs.filter((line) => line.includes(broken.order.paymentId ?? ''));
    expect(failed.some((line) => line.includes('could not be asked for'))).toBe(true);
    expect((await paymentOf(waiting.order)).status).toBe('succeeded');
    await db().delete(orders).where(eq(orders.id, broken.order.id));
  });

  describe('an email', () => {
    it.each([
      ['not tried', {}, 0],
      ['tried once', { tries: 1 }, 0],
      ['sent', { tries: 1, doneAt: new Date() }, 1],
    ])('that was %s is taken back, unless it was sent', async (_, state, left) => {
      const about = { kind: 'refunded', subject: randomUUID() } as const;
      const isThis = eq(outbox.subject, about.subject);
      // In one transaction, so that nobody sends it meanwhile.
      await db().transaction(async (tx) => {
        await post(tx, { ...about, now: origin().now() });
        await tx
          .update(outbox)
          .set({ ...about, ...state })
          .where(isThis);
        await withdraw(tx, about);
        expect(await tx.$count(outbox, isThis)).toBe(left);
        await tx.delete(outbox).where(isThis);
      });
    });

    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const billing = { birthDate: '1990-04-01', taxNumber: '529.982.247-25' };

    it('tells of a payment that the bank refuses after the viewer has gone', async () => {
      const { token, email } = await buyer();
      await shop().choose(token, 'apex-63-br', { headers, billing });
      const { body: order } = await shop().pay(token, { method: 'pix', headers });
      const mail = await mailbox().mailAfter(email, async () => {
        await shop().answerAt(order, 'refuse');
        await shop().order(token, order.id);
        await finish();
      });
      expect(mail.subject).toBe('Your payment at Apex did not succeed');
      expect(mail.text).toContain('Nothing was charged.');
    });

    it('does not tell of a decline that the viewer reads on the page', async () => {
      const { token, email } = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token, TEST_CARDS.declined);
      expect((await shop().pay(token, { details })).status).toBe(402);
      await finish();
      const subjects = (await mailbox().mailsTo(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('payment'))).toEqual([]);
    });
  });
}
