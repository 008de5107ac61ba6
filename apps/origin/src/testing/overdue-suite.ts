import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import type { Company, CompanyCharge } from '../modules/commerce/company';
import { paymentDetails } from '../modules/commerce/details/tables';
import { createProvider } from '../modules/commerce/orders/provider';
import { settle } from '../modules/commerce/orders/settle';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { newSecret } from './accounts';
import { inDays, LATE, renewing } from './renewing';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

/** What follows when a renewal is not paid for at once; the same on every database. */
export function overdueSuite(start: Start = startOrigin): void {
  const selling = sellingOrigin(start);
  const { db, inside, finish, origin, shop, bookedOf } = selling;
  const { holder, declined, own, turnTo, renewals, chargesOf, asked, mailsAbout, attach } =
    renewing(selling);

  const FAILED = 'did not succeed';
  const title = { id: 'any-title', isLive: false };
  const mayWatch = (id: string) => inside().commerce.access.mayWatch(id, title);

  it('[2.4-19] asks for other details, and access goes on', async () => {
    const { id, due, token } = await declined();
    const [renewal] = await renewals(id);
    expect(renewal?.order).toMatchObject({ status: 'failed', live: false });
    expect(renewal?.order.error?.code).toBe('card_declined');
    const [licence] = await shop().own(token);
    expect(licence).toMatchObject({
      status: 'ACTIVE',
      licenceStatus: {
        expiryTimestamp: inDays(due, 7).toISOString(),
        autoRenewingStatus: 'AUTO_RENEWING',
        subscriptionPendingActions: [
          { action: 'REFRESH_PAYMENT_DETAILS', actionDueBy: inDays(due, 7).toISOString() },
        ],
      },
      nextCharge: { at: inDays(due, 1).toISOString(), amount: { amount: 1406 } },
    });
    expect(await mayWatch(id)).toBe(true);
    const history = await shop().call<{ payments: object[] }>('GET', '/customer/payments', {
      token,
    });
    expect(history.body.payments[0]).toMatchObject({ itemType: 'PAYMENT_FAILED', refunds: [] });
  });

  it('[C8] is told by an email that names the plan, the amount, the card, the next try and the last day', async () => {
    const { email, due } = await declined();
    await finish();
    const [mail, ...rest] = await mailsAbout(email, FAILED);
    expect(rest).toEqual([]);
    const day = (at: Date) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    for (const words of ['Cageside', '$14.06', 'Visa •••• 0341'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`We will try again on ${day(inDays(due, 1))}`);
    expect(mail?.text).toContain(`watching until ${day(inDays(due, 7))}`);
    expect(mail?.text).toMatch(/:\/\/.*\/payment-update\/102/);
  });

  it('is paid for on a later day by the same card, and then it is as if it had been in time', async () => {
    const { id, due, token } = await declined();
    // The viewer has put money into the account.
    const good = await shop().enterCard(token);
    await db()
      .update(paymentDetails)
      .set({ exid: good })
      .where(eq(paymentDetails.id, (await own(id)).paysWith ?? ''));
    await turnTo(inDays(due, 1));
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    const { pendingActions, nextTryAt, anchorAt, endsAt } = await own(id);
    expect([pendingActions, nextTryAt]).toEqual([[], null]);
    expect(endsAt?.getUTCHours()).toBe(anchorAt.getUTCHours());
    expect((await renewals(id)).map(({ order }) => order.content.renewal)).toEqual([
      { n: 2, day: 0 },
      { n: 2, day: 1 },
    ]);
    expect(await chargesOf(id)).toEqual([
      [1, 1406],
      [2, 1406],
    ]);
    expect(await asked(token)).toHaveLength(3);
  });

  it('is tried on four days, each with a key of its own, told three times, and has ended after the grace', async () => {
    const { id, due, token, email } = await declined();
    for (const day of [0.5, 1, 2, 3, 4, 5, 6, 6.9]) {
      await turnTo(inDays(due, day));
      expect(await mayWatch(id), `on day ${day}`).toBe(true);
    }
    const tries = await renewals(id);
    expect(tries.map(({ order }) => order.content.renewal?.day)).toEqual([0, 1, 3, 5]);
    expect(new Set(tries.map(({ payment }) => payment.id)).size).toBe(4);
    expect(await asked(token)).toHaveLength(5);
    const later = await origin().login(email, { secret: newSecret });
    const [waiting] = await shop().own(later.body.authorisationToken);
    // What is charged as soon as the viewer chooses how.
    expect(waiting).toMatchObject({ status: 'ACTIVE', nextCharge: { amount: { amount: 1406 } } });
    await turnTo(inDays(due, 7));
    expect(await mayWatch(id)).toBe(false);
    await expect.poll(async () => (await own(id)).state, LATE).toBe('ended');
    expect(await own(id)).toMatchObject({ autoRenew: false, pendingActions: [] });
    await turnTo(inDays(due, 40));
    expect(await asked(token)).toHaveLength(5);
    const mails = await mailsAbout(email, FAILED);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ text }) => text.includes('We will not try again'))).toHaveLength(1);
  });

  it('whose card’s issuer wants to ask has been declined, and waits for nobody', async () => {
    const { id } = await declined(TEST_CARDS.challengesOnRenewal);
    const [renewal] = await renewals(id);
    expect(renewal?.order).toMatchObject({
      status: 'failed',
      error: { code: 'authentication_required' },
    });
    expect(renewal?.payment.next).toBeNull();
  });

  it('whose company asks all the same is called off there', async () => {
    const { id, token, due } = await holder();
    await shop().control('sandboxCard', token, { charge: 'cut-before', times: 1 });
    await turnTo(await due());
    const [open] = await renewals(id);
    expect(open?.payment.status).toBe('unknown');
    const asks: CompanyCharge = { id: 'ch_asks', status: 'requires_action' };
    const called: string[] = [];
    const company: Partial<Company> = {
      find: async () => asks,
      async cancel(payment) {
        called.push(payment);
        return { ...asks, status: 'cancelled' };
      },
    };
    // As much of a company as is asked for a payment that is known there.
    const provider = createProvider(inside(), () => company as Company);
    if (open) await provider.ask(open.payment);
    expect(called).toEqual([open?.payment.id]);
    const [renewal] = await renewals(id);
    expect(renewal?.order.error?.code).toBe('authentication_required');
    expect((await own(id)).pendingActions).toHaveLength(1);
  });

  it('that cannot be made out is logged, and stands in the way of no other', async () => {
    const broken = await holder();
    const { id: licence } = await own(broken.id);
    await db()
      .update(subscriptions)
      .set({ orderId: randomUUID() })
      .where(eq(subscriptions.id, licence));
    const other = await holder();
    await turnTo(await other.due());
    await expect.poll(async () => (await own(other.id)).n, LATE).toBe(2);
    const failed = origin().logs.filter((line) => line.includes(licence));
    expect(failed.some((line) => line.includes('A licence is not renewed'))).toBe(true);
    expect(await renewals(broken.id)).toEqual([]);
  });

  it('that has nothing to be paid with is declined, and no company is asked', async () => {
    const { id, token, due } = await holder();
    await db().update(subscriptions).set({ paysWith: null }).where(eq(subscriptions.viewerId, id));
    await turnTo(await due());
    const [renewal] = await renewals(id);
    expect(renewal?.order).toMatchObject({ status: 'failed', error: { code: 'details_unknown' } });
    expect(renewal?.payment).toMatchObject({ status: 'declined', request: null });
    expect(await asked(token)).toHaveLength(1);
    expect((await own(id)).pendingActions).toHaveLength(1);
  });

  it('that a lost payment has paid for after all is not charged again, and a second one is paid back', async () => {
    const { id, token } = await declined();
    const [first] = await renewals(id);
    await attach(token, TEST_CARDS.succeeds, 102);
    expect((await own(id)).n).toBe(2);
    // The issuer of the first try says yes, days late.
    await settle(db(), first?.payment.id ?? '', { status: 'succeeded' }, origin().now());
    const [late] = await renewals(id);
    expect(late?.order).toMatchObject({ status: 'failed', refunded: true });
    expect((await own(id)).n).toBe(2);
    expect(await bookedOf(first?.payment.id ?? '')).toEqual([]);
  });

  it('of a plan by days that is paid late is charged for one day, which begins at its payment', async () => {
    const { id } = await holder();
    const first = inDays((await own(id)).anchorAt, 1);
    await db()
      .update(subscriptions)
      .set({ period: 'P1D', endsAt: first })
      .where(eq(subscriptions.viewerId, id));
    await turnTo(inDays(first, 2.5));
    const paidAt = origin().now();
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    const endsAt = (await own(id)).endsAt as Date;
    const sinceThen = endsAt.getTime() - inDays(paidAt, 1).getTime();
    expect(Math.abs(sinceThen)).toBeLessThan(60_000);
    await finish();
    expect((await chargesOf(id)).map(([n]) => n)).toEqual([1, 2]);
    // The next ones are counted from there.
    await turnTo(endsAt);
    await expect.poll(async () => (await own(id)).endsAt, LATE).toEqual(inDays(endsAt, 1));
  });

  it('[C7] a change of plan needs no payment of it: a higher plan begins now, without a credit', async () => {
    const { id, token, due, again } = await holder();
    await attach(token, TEST_CARDS.attachesAndFailsLater);
    await turnTo(await due());
    const later = await again();
    const { body: basket } = await shop().choose(later, 'apex-cageside', { acknowledged: true });
    expect([basket.change, basket.credit]).toEqual(['UP', undefined]);
    const details = await shop().enterCard(later);
    const { body } = await shop().pay(later, { details, acknowledged: true });
    expect(body.status).toBe('succeeded');
    expect(await own(id)).toMatchObject({ licenceId: 102, state: 'active', n: 1 });
    await turnTo(inDays(origin().now(), 1));
    expect(await renewals(id)).toHaveLength(1);
  });

  it('[C7] a lower plan takes its place now, and is charged in its stead', async () => {
    const { id, token } = await declined();
    const { body: basket } = await shop().choose(token, 'apex-corner');
    expect(basket.change).toBe('DOWN');
    const ahead = Date.parse(basket.startsAt ?? '') - origin().now().getTime();
    expect(Math.abs(ahead)).toBeLessThan(60_000);
    const details = await shop().enterCard(token);
    expect((await shop().pay(token, { details })).body.status).toBe('succeeded');
    await finish();
    await expect.poll(async () => (await own(id)).n, LATE).toBe(1);
    expect(await own(id)).toMatchObject({ licenceId: 101, state: 'active' });
    expect((await renewals(id)).map(({ order }) => order.total)).toEqual([1406, 757]);
  });
}
