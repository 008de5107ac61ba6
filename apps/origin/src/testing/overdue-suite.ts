import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import type { Company, CompanyCharge } from '../modules/commerce/company';
import { paymentDetails } from '../modules/commerce/details/tables';
import { createProvider } from '../modules/commerce/orders/provider';
import { settle } from '../modules/commerce/orders/settle';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { viewers } from '../modules/identity/viewers/tables';
import { newSecret } from './accounts';
import { DAY_MS, LATE, renewing } from './renewing';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

/** What follows when a renewal is not paid for at once; the same on every database. */
export function overdueSuite(start: Start = startOrigin): void {
  const selling = sellingOrigin(start);
  const { db, inside, finish, origin, passOn, shop, bookedOf } = selling;
  const { holder, own, turnTo, renewals, chargesOf, asked, subjects, attach } = renewing(selling);

  const FAILED = 'did not succeed';
  const title = { id: 'any-title', isLive: false };
  const mayWatch = (id: string) => inside().commerce.access.mayWatch(id, title);
  const inDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

  /** A viewer whose card has been declined at the renewal of a plan that includes everything. */
  async function declined(number: string = TEST_CARDS.attachesAndFailsLater) {
    const viewer = await holder({ sku: 'apex-cageside' });
    const attached = await attach(viewer.token, number, 102);
    expect([attached.status, attached.body.order]).toEqual([200, undefined]);
    const due = await viewer.due();
    await turnTo(due);
    await expect.poll(async () => (await own(viewer.id)).pendingActions.length, LATE).toBe(1);
    return { ...viewer, due, token: await viewer.again() };
  }

  it('[2.4-19] asks for other details, and access goes on', async () => {
    const { id, due, token } = await declined();
    const [renewal] = await renewals(id);
    expect(renewal?.order).toMatchObject({ status: 'failed', live: false });
    expect(renewal?.order.error?.code).toBe('card_declined');
    const [licence] = await shop().own(token);
    expect(licence).toMatchObject({
      status: 'ACTIVE',
      licenceStatus: {
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
    const [mail, ...rest] = await subjects(email, FAILED);
    expect(rest).toEqual([]);
    const day = (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(at);
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
    const mails = await subjects(email, FAILED);
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

  describe('and other details are chosen', () => {
    it('[C1] is charged by them at once, and [C2] so is the next one', async () => {
      const { id, token } = await declined();
      const { status, body } = await attach(token, '5555555555554444', 102);
      expect(status).toBe(200);
      expect(body.order).toMatchObject({ purpose: 'renewal', status: 'succeeded' });
      expect(body.licence.status).toBe('ACTIVE');
      const paid = await own(id);
      expect(paid).toMatchObject({ n: 2, pendingActions: [], nextTryAt: null });
      await turnTo(paid.endsAt as Date);
      await expect.poll(async () => (await own(id)).n, LATE).toBe(3);
      expect((await renewals(id)).map(({ payment }) => payment.facts?.last4)).toEqual([
        '0341',
        '4444',
        '4444',
      ]);
      expect(await asked(token)).toHaveLength(4);
    });

    it('[C1] and are declined, too, is tried by them on every later day, and the viewer is told so at once', async () => {
      const { id, token, due, email } = await declined();
      const { status, body } = await attach(token, TEST_CARDS.challengesOnRenewal, 102);
      expect([status, body]).toMatchObject([402, { code: 'authentication_required' }]);
      await turnTo(inDays(due, 1));
      await turnTo(inDays(due, 3));
      expect(
        (await renewals(id)).map(({ order, payment }) => [
          order.content.renewal?.day,
          payment.facts?.last4,
        ]),
      ).toEqual([
        [0, '0341'],
        [null, '3220'],
        [1, '3220'],
        [3, '3220'],
      ]);
      // Of the first day and the third: the others were read on the page, or are not told.
      expect(await subjects(email, FAILED)).toHaveLength(2);
    });

    it('for all plans, as the default, is charged by them at once', async () => {
      const { id, token } = await declined();
      await shop().choose(token, 'apex-63');
      const details = await shop().enterCard(token, '5555555555554444');
      await shop().pay(token, { details });
      const put = await shop().call('PUT', `/user/payment-details/${details}/default`, {
        token,
        body: { movePlans: true },
      });
      expect(put.status).toBe(200);
      await finish();
      await expect.poll(async () => (await own(id)).n + (await twoOf(id)), LATE).toBe(3);
      const tries = await renewals(id);
      expect(tries.map(({ payment }) => payment.facts?.last4)).toEqual(['0341', '4444']);
    });
    /** The last licence of the viewer is the event that they have bought meanwhile. */
    const twoOf = async (id: string) =>
      (await db().select().from(subscriptions).where(eq(subscriptions.viewerId, id))).filter(
        ({ n }) => n === 2,
      ).length * 2;

    it('while its outcome is not known is tried no second time before it is', async () => {
      const { id, token, due, again } = await holder({ sku: 'apex-cageside' });
      await shop().control('sandboxCard', token, {
        charge: 'cut-after',
        times: 1,
        webhooks: 'hold',
      });
      await turnTo(await due());
      expect((await renewals(id))[0]?.payment.status).toBe('unknown');
      const { status, body } = await attach(await again(), '5555555555554444', 102);
      expect([status, body.order]).toEqual([200, undefined]);
      origin().pass(16);
      await finish();
      await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
      expect(await renewals(id)).toHaveLength(1);
    });
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

  it('is tried once where the viewer chooses another card just as it is due again', async () => {
    const { id, token, due, email } = await declined();
    const card = await shop().enterCard(token);
    origin().pass((inDays(due, 1).getTime() - origin().now().getTime()) / 1000 + 1);
    const { body } = await origin().login(email, { secret: newSecret });
    const attaching = shop().call('POST', `/licence/102/payment-details/${card}`, {
      token: body.authorisationToken,
    });
    await Promise.all([
      attaching,
      inside().commerce.renewals.chargeDue(origin().now()),
      inside().commerce.janitor.round(),
    ]);
    await finish();
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    const succeeded = (await renewals(id)).filter(({ order }) => order.status === 'succeeded');
    expect(succeeded).toHaveLength(1);
    expect((await asked(token)).filter(([, status]) => status === 'succeeded')).toHaveLength(2);
  });

  it('of a plan by days is charged for each day in which access went on, once', async () => {
    const { id } = await holder();
    const first = inDays((await own(id)).anchorAt, 1);
    await db()
      .update(subscriptions)
      .set({ period: 'P1D', endsAt: first })
      .where(eq(subscriptions.viewerId, id));
    await turnTo(inDays(first, 2.5));
    await expect
      .poll(async () => {
        await finish();
        return (await chargesOf(id)).map(([n]) => n);
      }, LATE)
      .toEqual([1, 2, 3, 4]);
    expect(((await own(id)).endsAt as Date) > origin().now()).toBe(true);
  });

  describe('of an account that passes to another owner', () => {
    it.each([1, 2, 3, 4, 5])('at the moment of the charge is never kept (%i)', async () => {
      const { id, token, due } = await holder();
      const end = await due();
      origin().pass((end.getTime() - origin().now().getTime()) / 1000 + 1);
      await Promise.all([
        inside().commerce.renewals.chargeDue(origin().now()),
        // As the proof of an address does it.
        db().transaction(async (tx) => {
          await tx.select().from(viewers).where(eq(viewers.id, id)).for('update');
          await inside().forgetViewer(tx, id);
        }),
      ]);
      origin().pass(16);
      await finish();
      const tries = await renewals(id);
      for (const { order, payment } of tries)
        expect([order.status, payment.hidden]).toSatisfy(
          ([status, hidden]) => hidden && ['succeeded', 'failed', 'expired'].includes(status),
        );
      expect(await own(id)).toMatchObject({ autoRenew: false, paysWith: null });
      const back = (await shop().journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'refund',
      );
      // What was charged before is the earlier owner's, and has been granted; what came later is paid back.
      expect((await asked(token)).length - 1).toBe((await own(id)).n - 1 + back.length);
    });

    it.each([
      ['is not sent again', 'cut-before', []],
      ['is paid back where it was charged', 'cut-after', ['refund']],
    ] as const)('%s', async (_, charge, left) => {
      const { id, token, due } = await holder();
      await shop().control('sandboxCard', token, { charge, times: 1, webhooks: 'hold' });
      await turnTo(await due());
      expect((await renewals(id))[0]?.payment.status).toBe('unknown');
      await passOn(id);
      origin().pass(16);
      await finish();
      origin().pass(16);
      await finish();
      expect(await own(id)).toMatchObject({ n: 1, autoRenew: false, paysWith: null });
      expect(await asked(token)).toHaveLength(charge === 'cut-after' ? 2 : 1);
      const back = (await shop().journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'refund',
      );
      expect(back.map(({ kind }) => kind)).toEqual(left);
      await turnTo(inDays(origin().now(), 3));
      expect(await asked(token)).toHaveLength(charge === 'cut-after' ? 2 : 1);
    });
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
