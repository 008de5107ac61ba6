import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { paymentDetails } from '../modules/commerce/details/tables';
import { ledger, refunds } from '../modules/commerce/ledger/tables';
import { settleRefund } from '../modules/commerce/orders/refund';
import { orders, payments } from '../modules/commerce/orders/tables';
import { post, withdraw } from '../modules/commerce/outbox/post';
import { outbox } from '../modules/commerce/outbox/tables';
import { renewalAt } from '../modules/commerce/rules/renewal-at';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { viewers } from '../modules/identity/viewers/tables';
import { newSecret } from './accounts';
import { planWithInside } from './inside';
import { createMailbox } from './mailbox';
import { type OrderBody, purchases, seenOf } from './purchases';
import { claimsOf, type Start, startOrigin, type TestOrigin } from './test-origin';

const MINUTE = 60;

/** How orders come to rest when something is late, lost, or another's; the same on every database. */
export function settlingSuite(start: Start = startOrigin): void {
  const { plan, inside, finish, passOn } = planWithInside();
  const db = () => inside().database.db;
  let counterparts: Counterparts;
  let origin: TestOrigin;
  let shop: ReturnType<typeof purchases>;
  let mailbox: ReturnType<typeof createMailbox>;
  beforeAll(async () => {
    counterparts = await startCounterparts(0);
    origin = await start({ counterparts }, plan);
    shop = purchases(origin, counterparts);
    mailbox = createMailbox(counterparts);
  }, 120_000);
  afterAll(async () => {
    await origin?.close();
    await counterparts?.close();
  });

  async function buyer() {
    const name = `settling-${randomUUID()}`;
    const email = `${name}@example.com`;
    const token = await shop.newBuyer(name);
    return {
      email,
      token,
      id: String(claimsOf(token).id),
      /** A token for after the clock was turned. */
      again: async () => (await origin.login(email, { secret: newSecret })).body.authorisationToken,
    };
  }

  const paymentOf = async ({ paymentId = '' }: OrderBody) => {
    const [row] = await db().select().from(payments).where(eq(payments.id, paymentId));
    if (!row) throw new Error('There is no payment.');
    return row;
  };
  const charged = async (token: string) =>
    (await shop.journal('sandboxCard', token)).filter(({ kind }) => kind === 'charge');
  const statesOf = async (token: string) =>
    (await shop.own(token)).map(({ id, status }) => [id, status]);
  const bookedOf = async (id: string) =>
    (await db().select().from(ledger).where(eq(ledger.transactionId, id))).map(
      ({ account, amount }) => [account, amount],
    );

  /** An order whose charge was lost on the way to the company. */
  async function lost(card: string = TEST_CARDS.succeeds) {
    const viewer = await buyer();
    await shop.choose(viewer.token, 'apex-corner');
    const details = await shop.enterCard(viewer.token, card);
    await shop.control('sandboxCard', viewer.token, { charge: 'cut-before', times: 1 });
    const { body: order } = await shop.pay(viewer.token, { details });
    expect(order.status).toBe('processing');
    return { ...viewer, order };
  }

  /** As `lost`, and the time of the order is over. */
  async function expired(card?: string) {
    const viewer = await lost(card);
    origin.pass(31 * MINUTE);
    await finish();
    const token = await viewer.again();
    expect((await shop.order(token, viewer.order.id)).body.status).toBe('expired');
    return { ...viewer, token };
  }

  /** The charge comes to the company after all. */
  async function arrive(order: OrderBody): Promise<void> {
    const { request, id } = await paymentOf(order);
    const { address, secretKey } = counterparts.payments.settings.sandboxCard;
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
      origin.pass(31 * MINUTE);
      const token = await again();
      expect((await shop.order(token, order.id)).body.status).toBe('expired');
      expect(await charged(token)).toEqual([]);
    });

    it('has expired, and is not sent again by the janitor after an outage', async () => {
      const { token } = await expired();
      expect(await charged(token)).toEqual([]);
      expect((await shop.basket(token)).orderUnderWay).toBeUndefined();
    });

    it('and that is paid late has what it was for, while its basket waits', async () => {
      const { token, order } = await expired();
      await arrive(order);
      await expect
        .poll(async () => (await shop.order(token, order.id)).body.status, { timeout: 15_000 })
        .toBe('succeeded');
      expect(await statesOf(token)).toEqual([[101, 'ACTIVE']]);
      expect((await shop.order(token, order.id)).body.refund).toBeUndefined();
      const paid = await shop.call('GET', `/customer/payments/${order.paymentId}`, { token });
      expect(paid.body).toMatchObject({ itemType: 'SUBSCRIPTION', status: 'succeeded' });
      expect(await bookedOf(order.paymentId ?? '')).toEqual([
        ['provider', 757],
        ['tax', -58],
        ['sales', -699],
      ]);
    });

    it('and that is paid late is paid back once something else is chosen, and an email says so', async () => {
      const { token, order, email } = await expired();
      await shop.choose(token, 'apex-63');
      await arrive(order);
      await expect
        .poll(async () => (await shop.order(token, order.id)).body.refund, { timeout: 15_000 })
        .toBeDefined();
      expect((await shop.order(token, order.id)).body.status).toBe('expired');
      expect(await statesOf(token)).toEqual([]);
      const mail = await mailbox.mailAfter(email, finish);
      expect(mail.subject).toBe('We are paying back your payment at Apex');
      expect(mail.text).toContain('$7.57');
      const payment = await paymentOf(order);
      expect([payment.status, payment.refunded]).toEqual(['refunded', 757]);
      const { body: paidBack } = await shop.order(token, order.id);
      expect(paidBack.refund).toBe('succeeded');
      const back = (await shop.journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'refund',
      );
      expect(back).toMatchObject([{ amount: 757 }]);
      const [refund] = await db().select().from(refunds).where(eq(refunds.paymentId, payment.id));
      const booked = [...(await bookedOf(payment.id)), ...(await bookedOf(refund?.id ?? ''))];
      expect(booked.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
      expect(booked).toHaveLength(4);
      // The issuer sends it back, days later.
      const came = () => settleRefund(db(), refund?.id ?? '', { status: 'failed' }, origin.now());
      const bad = await mailbox.mailAfter(email, async () => {
        await came();
        await came();
        await finish();
      });
      expect(bad.subject).toBe('Your refund from Apex takes longer');
      expect(bad.text).toContain('there is nothing for you to do');
      expect(bad.text).toContain('https://apexfc.example/help');
      expect(bad.text).toContain('$7.57');
      await finish();
      expect((await mailbox.mailsTo(email)).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([bad.subject, mail.subject]),
      );
      // What was known before comes late, and is no news.
      await settleRefund(db(), refund?.id ?? '', { status: 'succeeded' }, origin.now());
      const about = (await mailbox.mailsTo(email)).filter((one) => one.subject === bad.subject);
      expect(about).toHaveLength(1);
      const { body: still } = await shop.order(token, order.id);
      expect([still.status, still.refund]).toEqual(['expired', 'failed']);
      expect(still.version).toBeGreaterThan(paidBack.version);
      const failed = await paymentOf(order);
      expect([failed.status, failed.refunded]).toEqual(['succeeded', 0]);
      const { body } = await shop.call('GET', `/customer/payments/${payment.id}`, { token });
      expect(body).toMatchObject({ refunds: [{ status: 'failed' }] });
      const owed = (await db().select().from(ledger)).slice(-2);
      expect(owed.map(({ account, amount }) => [account, amount])).toEqual([
        ['provider', 757],
        ['refunds', -757],
      ]);
    });

    it('and whose refund the issuer refuses is left to a person', async () => {
      const { token, order, email } = await expired(TEST_CARDS.refundFails);
      await shop.choose(token, 'apex-63');
      await arrive(order);
      await expect
        .poll(async () => (await shop.order(token, order.id)).body.refund, { timeout: 15_000 })
        .toBeDefined();
      await finish();
      expect((await shop.order(token, order.id)).body.refund).toBe('failed');
      const told = (await mailbox.mailsTo(email)).map(({ subject }) => subject);
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
      expect(origin.logs.some((line) => line.includes('a person has to pay it back'))).toBe(true);
      // It succeeds after all, and is told once.
      for (const _ of [1, 2])
        await settleRefund(db(), refund?.id ?? '', { status: 'succeeded' }, origin.now());
      expect((await shop.order(token, order.id)).body.refund).toBe('succeeded');
      const back = await paymentOf(order);
      expect([back.status, back.refunded]).toEqual(['refunded', 757]);
      expect(await bookedOf(payment.id)).toHaveLength(2);
      expect(await bookedOf(refund?.id ?? '')).toEqual([
        ['provider', -757],
        ['refunds', 757],
      ]);
      await finish();
      const subjects = (await mailbox.mailsTo(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('We are paying back'))).toHaveLength(
        1,
      );
    });
  });

  it('a payment that is paid back is no decline, also for who asks again', async () => {
    const { token, id } = await buyer();
    await shop.choose(token, 'apex-corner');
    const details = await shop.enterCard(token, TEST_CARDS.alwaysChallenges);
    const given = { details, key: randomUUID(), expected: seenOf(await shop.basket(token)) };
    const { body: order } = await shop.pay(token, given);
    // Given to the viewer meanwhile, by who looks after them.
    const now = origin.now();
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
    await shop.answerAt(order, 'approve');
    const { status, body } = await shop.pay(token, given);
    expect([status, body.status]).toEqual([200, 'failed']);
    expect(body.refund).toBeDefined();
  });

  describe('an account that passes to another owner', () => {
    it('has nothing of a payment that the earlier one began, but what is paid for', async () => {
      const { token, id, email } = await buyer();
      await shop.choose(token, 'apex-corner');
      const details = await shop.enterCard(token, TEST_CARDS.alwaysChallenges);
      const { body: order } = await shop.pay(token, { details });
      await passOn(id);
      const basket = await shop.basket(token);
      expect([basket.basketItems, basket.orderUnderWay]).toEqual([[], undefined]);
      expect((await shop.order(token, order.id)).body.code).toBe('UNKNOWN_ORDER');
      await shop.answerAt(order, 'approve');
      await expect.poll(() => statesOf(token), { timeout: 15_000 }).toEqual([[101, 'ACTIVE']]);
      const [own] = await shop.own(token);
      expect([own?.paysWith, own?.nextCharge]).toEqual([undefined, undefined]);
      const { body: kept } = await shop.call<{ cards: object[] }>('GET', '/user/payment-details', {
        token,
      });
      expect(kept.cards).toEqual([]);
      const { body: paid } = await shop.call<{ payments: object[] }>('GET', '/customer/payments', {
        token,
      });
      expect(paid.payments).toEqual([]);
      await finish();
      const subjects = (await mailbox.mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).not.toContain('Your order at Apex');
    });

    it('has their cards deleted at the company as well', async () => {
      const { token, id } = await buyer();
      await shop.choose(token, 'apex-63');
      const stored = await shop.enterCard(token);
      await shop.pay(token, { details: stored });
      await shop.choose(token, 'apex-corner');
      const declined = await shop.enterCard(token, TEST_CARDS.declined);
      await shop.pay(token, { details: declined });
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
    await shop.choose(token, 'apex-63');
    const exid = await shop.enterCard(token);
    await shop.pay(token, { details: exid });
    const removed = await shop.call('DELETE', `/user/payment-details/${exid}`, { token });
    expect(removed.status).toBe(200);
    await finish();
    expect(await inside().commerce.companies('sandboxCard')?.details(exid)).toBeNull();
  });

  it('an upgrade after an upgrade credits the worth of the period, not what was charged for it', async () => {
    const { token } = await buyer();
    await shop.choose(token, 'apex-corner');
    const details = await shop.enterCard(token);
    await shop.pay(token, { details });
    await shop.choose(token, 'apex-cageside');
    const { body: second } = await shop.pay(token, { details });
    expect(second.total.amount).toBe(650);
    const { body } = await shop.choose(token, 'apex-cageside-year');
    expect([body.change, body.credit?.amount]).toEqual(['UP', 1299]);
    // [C7] What was shown as due is what is in the books.
    const { body: third } = await shop.pay(token, { details });
    const booked = await bookedOf(third.paymentId ?? '');
    expect(booked).toContainEqual(['provider', body.today.amount]);
    const [own] = await shop.own(token);
    expect(own?.nextCharge?.amount).toEqual(body.later?.amount);
  });

  describe('an upgrade that costs less than the present plan is worth', () => {
    const corner = async () => {
      const viewer = await buyer();
      await shop.choose(viewer.token, 'apex-corner');
      const details = await shop.enterCard(viewer.token);
      await shop.pay(viewer.token, { details });
      await shop.choose(viewer.token, 'apex-cageside');
      return { ...viewer, details };
    };

    it('[C7] is paid for in time, as it was shown: the basket, the receipt and the email say so, and nothing is lost', async () => {
      const { token, email, details } = await corner();
      const { body } = await shop.apply(token, 'WELCOME50');
      expect([body.change, body.today.amount]).toEqual(['UP', 0]);
      expect([body.credit?.amount, body.carried?.amount]).toEqual([649, 50]);
      const { body: order } = await shop.pay(token, { details });
      expect(order.status).toBe('succeeded');
      // No money has moved.
      expect(await bookedOf(order.paymentId ?? '')).toEqual([]);
      const [own] = await shop.own(token);
      expect(own?.nextCharge?.amount).toEqual(body.later?.amount);
      expect(own?.discounts).toMatchObject([{ percentage: 50, state: 'ACTIVE' }]);
      const moved = Date.parse(own?.nextCharge?.at ?? '') - Date.parse(body.later?.at ?? '');
      expect(Math.abs(moved)).toBeLessThan(60_000);
      const renewal = renewalAt(origin.now(), 'P1M', 1).getTime();
      const days = (Date.parse(body.later?.at ?? '') - renewal) / 86_400_000;
      expect(days).toBeGreaterThan((28 * 50) / 1299 - 0.01);
      const { body: receipt } = await shop.call('GET', `/customer/payments/${order.paymentId}`, {
        token,
      });
      expect(receipt).toMatchObject({
        carried: { amount: 50 },
        later: { amount: body.later?.amount },
      });
      await finish();
      const mail = (await mailbox.mailsTo(email)).find(({ text }) => text.includes('left over'));
      expect(mail?.text).toMatch(
        /\$0\.50.? of the unused part of your earlier plan is left over\./,
      );
      // What is unused of it counts for the next change, too.
      const { body: next } = await shop.choose(token, 'apex-cageside-year');
      expect([next.change, next.credit?.amount]).toEqual(['UP', 699]);
    });

    it('waits for its end, where it would cost nothing for good', async () => {
      const { token } = await corner();
      const { body } = await shop.apply(token, 'FULLPASS');
      const [present] = await shop.own(token);
      expect([body.change, body.credit, body.carried]).toEqual(['DOWN', undefined, undefined]);
      expect(body.startsAt).toBe(present?.licenceStatus?.expiryTimestamp);
      expect((await shop.pay(token, { method: 'zeroBalance' })).body.status).toBe('succeeded');
      expect(await statesOf(token)).toEqual([
        [102, 'SWITCH_TO'],
        [101, 'ACTIVE'],
      ]);
    });

    it('is refused with its voucher, where it has no renewals that could take the rest', async () => {
      const unity = purchases(origin, counterparts, 'unity');
      const token = await unity.newBuyer(`unity-${randomUUID()}`);
      await db()
        .update(viewers)
        .set({ fields: { address: { country: 'NL' } } })
        .where(eq(viewers.id, String(claimsOf(token).id)));
      await unity.choose(token, 'unity-day');
      const { body: order } = await unity.pay(token, { method: 'ideal' });
      await unity.answerAt(order, 'approve');
      await expect.poll(async () => (await unity.own(token)).length, { timeout: 15_000 }).toBe(1);
      await unity.choose(token, 'unity-games');
      const refused = await unity.apply(token, 'FULLPASS');
      expect([refused.status, refused.body.code]).toEqual([409, 'VOUCHER_NOT_FOR_THIS']);
      expect((await unity.basket(token)).vouchers).toEqual([]);
      // Nor does it stand in the way where it was given for something else.
      await unity.choose(token, 'unity-final');
      expect((await unity.apply(token, 'FULLPASS')).status).toBe(200);
      const chosen = await unity.choose(token, 'unity-games');
      expect([chosen.status, chosen.body.vouchers]).toEqual([200, []]);
    });
  });

  it('a voucher counts for the first charge of a lower tier, as it was shown', async () => {
    const { token, id } = await buyer();
    await shop.choose(token, 'apex-cageside', { acknowledged: true });
    const details = await shop.enterCard(token);
    await shop.pay(token, { details });
    await shop.choose(token, 'apex-corner');
    const { body } = await shop.apply(token, 'WELCOME50');
    expect(body.later?.amount.amount).toBe(378);
    expect((await shop.pay(token, { details })).body.status).toBe('succeeded');
    const [pending] = await db()
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.viewerId, id), eq(subscriptions.state, 'pending')));
    expect(pending?.renewalAmount).toBe(378);
    const waiting = (await shop.own(token)).find((one) => one.status === 'SWITCH_TO');
    expect(waiting?.nextCharge).toMatchObject({ at: body.later?.at, amount: { amount: 378 } });
    expect(waiting?.discounts).toMatchObject([{ percentage: 50, state: 'UPCOMING' }]);
  });

  it('a voucher that is gone before the press is told, although nothing is due today', async () => {
    const [first, second] = [await buyer(), await buyer()];
    await shop.choose(first.token, 'apex-cageside');
    const { body: seen } = await shop.apply(first.token, 'LASTONE');
    expect([seen.today.amount, seen.later?.amount.amount]).toEqual([0, 984]);
    const details = await shop.enterCard(first.token, TEST_CARDS.noFunds);
    await shop.choose(second.token, 'apex-63');
    await shop.apply(second.token, 'LASTONE');
    await shop.pay(second.token, { details: await shop.enterCard(second.token) });
    const refused = await shop.pay(first.token, { details, expected: seenOf(seen) });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(refused.body.details?.basket?.later?.amount.amount).toBe(1406);
    expect((await shop.pay(first.token, { details })).body.status).toBe('succeeded');
  });

  it('[C4] a trial ends when the viewer was told, however long the issuer took', async () => {
    const { token, again, id } = await buyer();
    await shop.choose(token, 'apex-cageside');
    const details = await shop.enterCard(token, '4000002500003155');
    const { body: order } = await shop.pay(token, { details, zone: 'Pacific/Kiritimati' });
    const [placed] = await db().select().from(orders).where(eq(orders.id, order.id));
    expect(placed?.content.zone).toBe('Pacific/Kiritimati');
    origin.pass(14 * MINUTE);
    await shop.answerAt(order, 'approve');
    const later = await again();
    await expect.poll(() => statesOf(later), { timeout: 15_000 }).toEqual([[102, 'TRIAL_ACTIVE']]);
    const [own] = await shop.own(later);
    expect(own?.nextCharge).toMatchObject({
      at: placed?.content.later?.at,
      amount: { amount: placed?.content.later?.amount },
    });
    expect(own?.licenceStatus?.expiryTimestamp).toBe(placed?.content.later?.at);
    expect(id).toBe(placed?.viewerId);
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
    origin.pass(2 * MINUTE);
    await finish();
    const failed = origin.logs.filter((line) => line.includes(broken.order.paymentId ?? ''));
    expect(failed.some((line) => line.includes('could not be asked for'))).toBe(true);
    expect((await paymentOf(waiting.order)).status).toBe('succeeded');
    await db().delete(orders).where(eq(orders.id, broken.order.id));
  });

  it('a mandate is not used by another method of the same bank', async () => {
    const unity = purchases(origin, counterparts, 'unity');
    const token = await unity.newBuyer(`unity-${randomUUID()}`);
    const mine = eq(viewers.id, String(claimsOf(token).id));
    const live = (country: string) =>
      db()
        .update(viewers)
        .set({ fields: { address: { country } } })
        .where(mine);
    await live('NL');
    await unity.choose(token, 'unity-day');
    const { body: order } = await unity.pay(token, { method: 'ideal' });
    await unity.answerAt(order, 'approve');
    const card = async () => {
      const { body } = await unity.call<{ cards: { cardId: string; paymentMethodType: string }[] }>(
        'GET',
        '/user/payment-details',
        { token },
      );
      return body.cards[0];
    };
    await expect
      .poll(async () => (await card())?.paymentMethodType, { timeout: 15_000 })
      .toBe('ideal');
    await live('BE');
    await unity.choose(token, 'unity-final');
    const answer = await unity.pay(token, {
      method: 'bancontact',
      details: (await card())?.cardId,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'METHOD_UNKNOWN']);
    const owner = String(claimsOf(token).id);
    expect(await db().$count(paymentDetails, eq(paymentDetails.viewerId, owner))).toBe(1);
  });

  describe('a lower tier whose turn it is', () => {
    it('that costs nothing begins, and another one of the family can be chosen', async () => {
      const unity = purchases(origin, counterparts, 'unity');
      const name = `unity-${randomUUID()}`;
      const token = await unity.newBuyer(name);
      await db()
        .update(viewers)
        .set({ fields: { address: { country: 'NL' } } })
        .where(eq(viewers.id, String(claimsOf(token).id)));
      await unity.choose(token, 'unity-day');
      const { body: order } = await unity.pay(token, { method: 'ideal' });
      await unity.answerAt(order, 'approve');
      await expect.poll(async () => (await unity.own(token)).length, { timeout: 15_000 }).toBe(1);
      await unity.choose(token, 'unity-free');
      expect((await unity.pay(token, { method: 'zeroBalance' })).body.status).toBe('succeeded');
      origin.pass(25 * 60 * MINUTE);
      await finish();
      const { body } = await origin.login(`${name}@example.com`, {
        realm: 'unity',
        secret: newSecret,
      });
      const later = body.authorisationToken;
      const states = (await unity.own(later)).map(({ id, status }) => [id, status]);
      expect(states).toEqual([
        [501, 'ACTIVE'],
        [502, 'EXPIRED'],
      ]);
      const { body: next } = await unity.choose(later, 'unity-games');
      expect([next.change, next.today.amount]).toEqual(['UP', 2490]);
    });

    it('that nothing charges for has ended, and stands in the way of no other', async () => {
      const { token, again } = await buyer();
      await shop.choose(token, 'apex-cageside', { acknowledged: true });
      const details = await shop.enterCard(token);
      await shop.pay(token, { details, acknowledged: true });
      await shop.choose(token, 'apex-corner');
      expect((await shop.pay(token, { details })).body.status).toBe('succeeded');
      origin.pass(32 * 24 * 60 * MINUTE);
      const later = await again();
      await shop.choose(later, 'apex-cageside-year', { acknowledged: true });
      const { body } = await shop.pay(later, { details, acknowledged: true });
      expect([body.status, body.refund]).toEqual(['succeeded', undefined]);
      expect((await statesOf(later))[0]?.[1]).toBe('ACTIVE');
    });
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
        await post(tx, { ...about, now: origin.now() });
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
      await shop.choose(token, 'apex-63-br', { headers, billing });
      const { body: order } = await shop.pay(token, { method: 'pix', headers });
      const mail = await mailbox.mailAfter(email, async () => {
        await shop.answerAt(order, 'refuse');
        await shop.order(token, order.id);
        await finish();
      });
      expect(mail.subject).toBe('Your payment at Apex did not succeed');
      expect(mail.text).toContain('Nothing was charged.');
    });

    it('does not tell of a decline that the viewer reads on the page', async () => {
      const { token, email } = await buyer();
      await shop.choose(token, 'apex-corner');
      const details = await shop.enterCard(token, TEST_CARDS.declined);
      expect((await shop.pay(token, { details })).status).toBe(402);
      await finish();
      const subjects = (await mailbox.mailsTo(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('payment'))).toEqual([]);
    });
  });
}
