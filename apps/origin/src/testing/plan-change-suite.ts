import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { orders } from '../modules/commerce/orders/tables';
import { renewalAt } from '../modules/commerce/rules/renewal-at';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { newSecret } from './accounts';
import { seenOf } from './purchases';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

const MINUTE = 60;

/** How a change of plan, a trial and a voucher are counted, as they were shown; the same on every database. */
export function planChangeSuite(start: Start = startOrigin): void {
  const { db, finish, origin, mailbox, shop, buyer, payingByBank, statesOf, bookedOf } =
    sellingOrigin(start);

  it('an upgrade after an upgrade credits the worth of the period, not what was charged for it', async () => {
    const { token } = await buyer();
    await shop().choose(token, 'apex-corner');
    const details = await shop().enterCard(token);
    await shop().pay(token, { details });
    await shop().choose(token, 'apex-cageside');
    const { body: second } = await shop().pay(token, { details });
    expect(second.total.amount).toBe(650);
    const { body } = await shop().choose(token, 'apex-cageside-year');
    expect([body.change, body.credit?.amount]).toEqual(['UP', 1299]);
    // [C7] What was shown as due is what is in the books.
    const { body: third } = await shop().pay(token, { details });
    const booked = await bookedOf(third.paymentId ?? '');
    expect(booked).toContainEqual(['provider', body.today.amount]);
    const [own] = await shop().own(token);
    expect(own?.nextCharge?.amount).toEqual(body.later?.amount);
  });

  describe('an upgrade that costs less than the present plan is worth', () => {
    const corner = async () => {
      const viewer = await buyer();
      await shop().choose(viewer.token, 'apex-corner');
      const details = await shop().enterCard(viewer.token);
      await shop().pay(viewer.token, { details });
      await shop().choose(viewer.token, 'apex-cageside');
      return { ...viewer, details };
    };

    it('[C7] is paid for in time, as it was shown: the basket, the receipt and the email say so, and nothing is lost', async () => {
      const { token, email, details } = await corner();
      const { body } = await shop().apply(token, 'WELCOME50');
      expect([body.change, body.today.amount]).toEqual(['UP', 0]);
      expect([body.credit?.amount, body.carried?.amount]).toEqual([649, 50]);
      const { body: order } = await shop().pay(token, { details });
      expect(order.status).toBe('succeeded');
      // No money has moved.
      expect(await bookedOf(order.paymentId ?? '')).toEqual([]);
      const [own] = await shop().own(token);
      expect(own?.nextCharge?.amount).toEqual(body.later?.amount);
      expect(own?.discounts).toMatchObject([{ percentage: 50, state: 'ACTIVE' }]);
      const moved = Date.parse(own?.nextCharge?.at ?? '') - Date.parse(body.later?.at ?? '');
      expect(Math.abs(moved)).toBeLessThan(60_000);
      const renewal = renewalAt(origin().now(), 'P1M', 1).getTime();
      const days = (Date.parse(body.later?.at ?? '') - renewal) / 86_400_000;
      expect(days).toBeGreaterThan((28 * 50) / 1299 - 0.01);
      const { body: receipt } = await shop().call('GET', `/customer/payments/${order.paymentId}`, {
        token,
      });
      expect(receipt).toMatchObject({
        carried: { amount: 50 },
        later: { amount: body.later?.amount },
      });
      await finish();
      const mail = (await mailbox().mailsTo(email)).find(({ text }) => text.includes('left over'));
      expect(mail?.text).toMatch(
        /\$0\.50.? of the unused part of your earlier plan is left over\./,
      );
      // What is unused of it counts for the next change, too.
      const { body: next } = await shop().choose(token, 'apex-cageside-year');
      expect([next.change, next.credit?.amount]).toEqual(['UP', 699]);
    });

    it('waits for its end, where it would cost nothing for good', async () => {
      const { token } = await corner();
      const { body } = await shop().apply(token, 'FULLPASS');
      const [present] = await shop().own(token);
      expect([body.change, body.credit, body.carried]).toEqual(['DOWN', undefined, undefined]);
      expect(body.startsAt).toBe(present?.licenceStatus?.expiryTimestamp);
      expect((await shop().pay(token, { method: 'zeroBalance' })).body.status).toBe('succeeded');
      expect(await statesOf(token)).toEqual([
        [102, 'SWITCH_TO'],
        [101, 'ACTIVE'],
      ]);
    });

    it('is refused with its voucher, where it has no renewals that could take the rest', async () => {
      const unity = shop('unity');
      const token = await payingByBank();
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
    await shop().choose(token, 'apex-cageside', { acknowledged: true });
    const details = await shop().enterCard(token);
    await shop().pay(token, { details });
    await shop().choose(token, 'apex-corner');
    const { body } = await shop().apply(token, 'WELCOME50');
    expect(body.later?.amount.amount).toBe(378);
    expect((await shop().pay(token, { details })).body.status).toBe('succeeded');
    const [pending] = await db()
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.viewerId, id), eq(subscriptions.state, 'pending')));
    expect(pending?.renewalAmount).toBe(378);
    const waiting = (await shop().own(token)).find((one) => one.status === 'SWITCH_TO');
    expect(waiting?.nextCharge).toMatchObject({ at: body.later?.at, amount: { amount: 378 } });
    expect(waiting?.discounts).toMatchObject([{ percentage: 50, state: 'UPCOMING' }]);
  });

  it('a voucher that is gone before the press is told, although nothing is due today', async () => {
    const [first, second] = [await buyer(), await buyer()];
    await shop().choose(first.token, 'apex-cageside');
    const { body: seen } = await shop().apply(first.token, 'LASTONE');
    expect([seen.today.amount, seen.later?.amount.amount]).toEqual([0, 984]);
    const details = await shop().enterCard(first.token, TEST_CARDS.noFunds);
    await shop().choose(second.token, 'apex-63');
    await shop().apply(second.token, 'LASTONE');
    await shop().pay(second.token, { details: await shop().enterCard(second.token) });
    const refused = await shop().pay(first.token, { details, expected: seenOf(seen) });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(refused.body.details?.basket?.later?.amount.amount).toBe(1406);
    expect((await shop().pay(first.token, { details })).body.status).toBe('succeeded');
  });

  it('[C4] a trial ends when the viewer was told, however long the issuer took', async () => {
    const { token, again, id } = await buyer();
    await shop().choose(token, 'apex-cageside');
    const details = await shop().enterCard(token, '4000002500003155');
    const { body: order } = await shop().pay(token, { details, zone: 'Pacific/Kiritimati' });
    const [placed] = await db().select().from(orders).where(eq(orders.id, order.id));
    expect(placed?.content.zone).toBe('Pacific/Kiritimati');
    origin().pass(14 * MINUTE);
    await shop().answerAt(order, 'approve');
    const later = await again();
    await expect.poll(() => statesOf(later), { timeout: 15_000 }).toEqual([[102, 'TRIAL_ACTIVE']]);
    const [own] = await shop().own(later);
    expect(own?.nextCharge).toMatchObject({
      at: placed?.content.later?.at,
      amount: { amount: placed?.content.later?.amount },
    });
    expect(own?.licenceStatus?.expiryTimestamp).toBe(placed?.content.later?.at);
    expect(id).toBe(placed?.viewerId);
  });

  describe('a lower tier whose turn it is', () => {
    it('that costs nothing begins, and another one of the family can be chosen', async () => {
      const unity = shop('unity');
      const name = `unity-${randomUUID()}`;
      const token = await payingByBank(name);
      await unity.choose(token, 'unity-free');
      expect((await unity.pay(token, { method: 'zeroBalance' })).body.status).toBe('succeeded');
      origin().pass(25 * 60 * MINUTE);
      await finish();
      const { body } = await origin().login(`${name}@example.com`, {
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

    it('has begun and is charged, and a higher one takes its place', async () => {
      const { token, again } = await buyer();
      await shop().choose(token, 'apex-cageside', { acknowledged: true });
      const details = await shop().enterCard(token);
      await shop().pay(token, { details, acknowledged: true });
      await shop().choose(token, 'apex-corner');
      expect((await shop().pay(token, { details })).body.status).toBe('succeeded');
      origin().pass(32 * 24 * 60 * MINUTE);
      await finish();
      const later = await again();
      expect(await statesOf(later)).toEqual([
        [101, 'ACTIVE'],
        [102, 'EXPIRED'],
      ]);
      const { body: next } = await shop().choose(later, 'apex-cageside-year', {
        acknowledged: true,
      });
      expect(next.credit?.amount).toBeGreaterThan(0);
      const { body } = await shop().pay(later, { details, acknowledged: true });
      expect([body.status, body.refund]).toEqual(['succeeded', undefined]);
      expect((await statesOf(later))[0]?.[1]).toBe('ACTIVE');
    });

    it('has ended where its turn came long ago, and stands in the way of no other', async () => {
      const { token, again, id } = await buyer();
      await shop().choose(token, 'apex-cageside', { acknowledged: true });
      const details = await shop().enterCard(token);
      await shop().pay(token, { details, acknowledged: true });
      await shop().choose(token, 'apex-corner');
      expect((await shop().pay(token, { details })).body.status).toBe('succeeded');
      // The origin was not running meanwhile.
      origin().pass(40 * 24 * 60 * MINUTE);
      const later = await again();
      await shop().choose(later, 'apex-cageside-year', { acknowledged: true });
      const { body } = await shop().pay(later, { details, acknowledged: true });
      expect([body.status, body.refund]).toEqual(['succeeded', undefined]);
      expect((await statesOf(later))[0]?.[1]).toBe('ACTIVE');
      const charged = await db().select().from(orders).where(eq(orders.viewerId, id));
      expect(charged.map(({ purpose }) => purpose)).not.toContain('renewal');
    });
  });
}
