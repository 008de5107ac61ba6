import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prices } from '../modules/commerce/catalogue/tables';
import { ledger } from '../modules/commerce/ledger/tables';
import { createRenewals } from '../modules/commerce/orders/renewals';
import { renewalAt } from '../modules/commerce/rules/renewal-at';
import { accessAt, givesAccess } from '../modules/commerce/subscriptions/read-subscriptions';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { DAY_MS, inDays, LATE, renewing } from './renewing';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

/** How licences are renewed and charged; the same on every database. */
export function renewalSuite(start: Start = startOrigin): void {
  const selling = sellingOrigin(start);
  const { db, inside, finish, origin, mailbox, shop, payingByBank, bookedOf, statesOf } = selling;
  const { holder, own, turnTo, renewals, chargesOf, asked, mailsAbout, idOf } = renewing(selling);

  const dayIn = (at: Date | string, timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(new Date(at));

  it('is an order of its own: paid, booked, numbered, told, and a part of the history', async () => {
    const { id, token, email, due, again } = await holder();
    const end = await due();
    await turnTo(end);
    await expect
      .poll(() => chargesOf(id), LATE)
      .toEqual([
        [1, 757],
        [2, 757],
      ]);
    const [renewal] = await renewals(id);
    expect(renewal?.order).toMatchObject({ purpose: 'renewal', status: 'succeeded', total: 757 });
    expect(renewal?.payment.request).toMatchObject({ offSession: true });
    expect(renewal?.payment.request).not.toHaveProperty('returnUrl');
    const held = await own(id);
    expect(held).toMatchObject({ state: 'active', n: 2, paid: 699, renewalAmount: 757 });
    expect(held.endsAt).toEqual(renewalAt(held.anchorAt, 'P1M', 2));
    const booked = await bookedOf(renewal?.payment.id ?? '');
    expect(booked).toEqual([
      ['provider', 757],
      ['tax', -58],
      ['sales', -699],
    ]);
    const later = await again();
    const history = await shop().call<{ payments: { itemType: string; status: string }[] }>(
      'GET',
      '/customer/payments',
      { token: later },
    );
    // [2.3-27]
    expect(history.body.payments.map(({ itemType, status }) => [itemType, status])).toEqual([
      ['LICENCE_RENEWAL', 'succeeded'],
      ['SUBSCRIPTION', 'succeeded'],
    ]);
    const path = `/customer/payments/${renewal?.payment.id}`;
    const receipt = await shop().call('GET', path, { token: later });
    expect(receipt.body).toMatchObject({
      number: expect.any(String),
      total: { amount: 757 },
      last4Digits: '4242',
      later: { at: held.endsAt?.toISOString(), amount: { amount: 757 } },
    });
    await finish();
    expect(await mailsAbout(email, 'Your receipt from Apex')).toHaveLength(1);
    expect((await asked(token)).length).toBe(2);
  });

  it('of the 31st ends on the last day of a short month and on the 31st again', async () => {
    const { id } = await holder();
    const year = origin().now().getUTCFullYear() + 1;
    const anchorAt = new Date(`${year}-01-31T10:00:00Z`);
    await db()
      .update(subscriptions)
      .set({ anchorAt, startsAt: anchorAt, endsAt: renewalAt(anchorAt, 'P1M', 1) })
      .where(eq(subscriptions.viewerId, id));
    for (const [n, end] of [
      [2, '03-31'],
      [3, '04-30'],
      [4, '05-31'],
    ] as const) {
      await turnTo((await own(id)).endsAt as Date);
      await expect.poll(async () => (await own(id)).n, LATE).toBe(n);
      expect((await own(id)).endsAt?.toISOString()).toBe(`${year}-${end}T10:00:00.000Z`);
    }
    expect((await chargesOf(id)).map(([n]) => n)).toEqual([1, 2, 3, 4]);
  });

  it.each(['Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    '[C4] a trial is charged on the day and for the amount that were told, in %s',
    async (zone) => {
      const viewer = await holder({ sku: 'apex-cageside', trial: true, zone });
      const { id, email, seen, token } = viewer;
      const told = new Date((await own(id)).endsAt as Date);
      await turnTo(told);
      await expect.poll(() => chargesOf(id), LATE).toEqual([[1, seen.later?.amount.amount]]);
      expect(await asked(token)).toEqual([[seen.later?.amount.amount, 'succeeded']]);
      const held = await own(id);
      expect(held).toMatchObject({ state: 'active', n: 1 });
      expect(held.endsAt).toEqual(renewalAt(told, 'P1M', 1));
      const [renewal] = await renewals(id);
      await finish();
      const [order] = (await mailbox().mailsTo(email)).filter(({ text }) => text.includes('trial'));
      expect(order?.text).toContain(dayIn(told, zone));
      expect(dayIn(renewal?.payment.createdAt ?? '', zone)).toBe(dayIn(told, zone));
    },
  );

  it.each([
    ['that holds once', 'WELCOME50', 378, [757, 757]],
    ['that holds for good', 'LESS10', 681, [681, 681]],
  ])('a voucher %s counts as it was shown', async (_, voucher, first, later) => {
    const { id, seen } = await holder({ voucher });
    expect([seen.today.amount, seen.later?.amount.amount]).toEqual([first, later[0]]);
    for (const n of [2, 3]) {
      await turnTo((await own(id)).endsAt as Date);
      await expect.poll(async () => (await own(id)).n, LATE).toBe(n);
    }
    expect((await chargesOf(id)).map(([, amount]) => amount)).toEqual([first, ...later]);
    const [, second] = await renewals(id);
    const booked = await bookedOf(second?.payment.id ?? '');
    expect(booked.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
  });

  it('a voucher that holds once takes off the first charge of a trial, and no later one', async () => {
    const { id } = await holder({ sku: 'apex-cageside', trial: true, voucher: 'WELCOME50' });
    for (const n of [1, 2]) {
      await turnTo((await own(id)).endsAt as Date);
      await expect.poll(async () => (await own(id)).n, LATE).toBe(n);
    }
    expect(await chargesOf(id)).toEqual([
      [1, 703],
      [2, 1406],
    ]);
  });

  it('costs what the plan cost when it was bought, whatever it costs now', async () => {
    const { id, due } = await holder();
    const price = and(eq(prices.realmId, 'apex'), eq(prices.sku, 'apex-corner'));
    await db().update(prices).set({ amount: 9900, version: 2 }).where(price);
    try {
      await turnTo(await due());
      await expect
        .poll(() => chargesOf(id), LATE)
        .toEqual([
          [1, 757],
          [2, 757],
        ]);
    } finally {
      await db().update(prices).set({ amount: 699, version: 1 }).where(price);
    }
  });

  it('for nothing needs no payment', async () => {
    const { id, due } = await holder({ voucher: 'FULLPASS' });
    const end = await due();
    await turnTo(end);
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    expect((await own(id)).endsAt).toEqual(renewalAt((await own(id)).anchorAt, 'P1M', 2));
    expect(await renewals(id)).toEqual([]);
    // Also after a long outage: there is nothing to owe.
    await turnTo(renewalAt(end, 'P1M', 4));
    await expect
      .poll(async () => ((await own(id)).endsAt as Date) > origin().now(), LATE)
      .toBe(true);
  });

  it('behind the time that a credit has paid for is counted from the end of that time', async () => {
    const { id, token } = await holder();
    await shop().choose(token, 'apex-cageside', { acknowledged: true });
    await shop().apply(token, 'WELCOME50');
    const details = await shop().enterCard(token);
    await shop().pay(token, { details, acknowledged: true });
    const before = await own(id);
    const end = before.endsAt as Date;
    expect(before.carried).toBeGreaterThan(0);
    for (const [n, periods] of [
      [2, 1],
      [3, 2],
    ] as const) {
      await turnTo((await own(id)).endsAt as Date);
      await expect.poll(async () => (await own(id)).n, LATE).toBe(n);
      expect((await own(id)).endsAt).toEqual(renewalAt(end, 'P1M', periods));
    }
    expect((await own(id)).carried).toBe(0);
  });

  it('is charged by the bank that has been allowed to', async () => {
    const token = await payingByBank();
    const id = idOf(token);
    await turnTo((await own(id)).endsAt as Date);
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    const made = (await shop().journal('sandboxBank', token)).filter(
      ({ kind }) => kind === 'charge',
    );
    expect(made.map(({ amount, status }) => [amount, status])).toEqual([
      [249, 'requires_action'],
      [249, 'succeeded'],
    ]);
  });

  it('is charged once, however many look for what is due at once', async () => {
    const { id, token, due } = await holder();
    const end = await due();
    origin().pass((end.getTime() - origin().now().getTime()) / 1000 + 1);
    const others = [1, 2, 3].map(() => createRenewals(inside(), inside().commerce.provider));
    await Promise.all([
      ...others.map((one) => one.chargeDue(origin().now())),
      inside().commerce.janitor.round(),
      inside().commerce.renewals.chargeDue(origin().now()),
    ]);
    await finish();
    await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
    expect(await asked(token)).toEqual([
      [757, 'succeeded'],
      [757, 'succeeded'],
    ]);
    expect(await renewals(id)).toHaveLength(1);
  });

  describe('whose answer is lost', () => {
    const lost = async (webhooks: 'hold' | 'deliver') => {
      const viewer = await holder();
      const { token, due } = viewer;
      const control = { charge: 'cut-after', times: 1, webhooks } as const;
      await shop().control('sandboxCard', token, control);
      await turnTo(await due());
      return viewer;
    };

    it('is found at the company, and charged once', async () => {
      const { id, token } = await lost('hold');
      await expect.poll(async () => (await renewals(id))[0]?.payment.status, LATE).toBe('unknown');
      expect((await own(id)).n).toBe(1);
      origin().pass(16);
      await finish();
      await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
      expect(await asked(token)).toHaveLength(2);
      expect(await renewals(id)).toHaveLength(1);
    });

    it.each([
      ['cut-after', 'goes back', [true], 2],
      ['cut-before', 'is not charged any more', [false], 1],
    ] as const)(
      'stops nobody from leaving (%s), and %s',
      async (charge, _what, refunded, count) => {
        const { id, due, token, again } = await holder();
        await shop().control('sandboxCard', token, { charge, times: 1, webhooks: 'hold' });
        await turnTo(await due());
        const later = await again();
        const { status, body } = await shop().cancel(later, 101);
        expect([status, body.licence.status]).toEqual([200, 'EXPIRED']);
        origin().pass(16);
        await finish();
        await expect
          .poll(async () => (await renewals(id)).map(({ order }) => order.refunded), LATE)
          .toEqual(refunded);
        expect((await own(id)).state).toBe('ended');
        expect((await chargesOf(id)).map(([n]) => n)).toEqual([1]);
        expect(await asked(later)).toHaveLength(count);
      },
    );

    it('is known before another plan takes its place', async () => {
      const { again } = await lost('hold');
      const token = await again();
      await shop().choose(token, 'apex-cageside', { acknowledged: true });
      const details = await shop().enterCard(token);
      const { status, body } = await shop().pay(token, { details, acknowledged: true });
      expect([status, body.code]).toEqual([409, 'ORDER_UNDER_WAY']);
    });

    it('is told by a webhook', async () => {
      const { id, token } = await lost('deliver');
      await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
      expect(await asked(token)).toHaveLength(2);
    });
  });

  it('is not charged while the order for a plan that takes its place is under way', async () => {
    const { id, due, again } = await holder();
    await turnTo(inDays(await due(), -1 / 144));
    const token = await again();
    await shop().choose(token, 'apex-cageside', { acknowledged: true });
    const details = await shop().enterCard(token, '4000002500003155');
    const { body: order } = await shop().pay(token, { details, acknowledged: true });
    expect(order.status).toBe('requiresAction');
    await turnTo(await due());
    expect(await renewals(id)).toEqual([]);
    await shop().answerAt(order, 'approve');
    const later = await again();
    await expect
      .poll(async () => (await statesOf(later)).map(([, state]) => state).sort(), LATE)
      .toEqual(['ACTIVE', 'EXPIRED']);
    await finish();
    expect(await renewals(id)).toEqual([]);
  });

  it('a lower tier begins when it is its turn, and its first period is charged as it was shown', async () => {
    const { id, token, again, due } = await holder({ sku: 'apex-cageside' });
    const end = await due();
    await shop().choose(token, 'apex-corner');
    const { body: seen } = await shop().apply(token, 'WELCOME50');
    const details = await shop().enterCard(token);
    expect((await shop().pay(token, { details })).body.status).toBe('succeeded');
    await turnTo(end);
    await expect.poll(() => chargesOf(id), LATE).toEqual([[1, seen.later?.amount.amount]]);
    expect(await own(id)).toMatchObject({
      licenceId: 101,
      state: 'active',
      n: 1,
      anchorAt: end,
      endsAt: renewalAt(end, 'P1M', 1),
      renewalAmount: 757,
    });
    expect(await statesOf(await again())).toEqual([
      [101, 'ACTIVE'],
      [102, 'EXPIRED'],
    ]);
  });

  it('that the viewer has cancelled is not charged, and ends', async () => {
    const { id, token, due } = await holder();
    const end = await due();
    await db()
      .update(subscriptions)
      .set({ autoRenew: false })
      .where(eq(subscriptions.viewerId, id));
    await turnTo(end);
    expect(await renewals(id)).toEqual([]);
    expect(await asked(token)).toHaveLength(1);
    expect(givesAccess(await own(id), origin().now())).toBe(false);
  });

  it('after an outage that was longer than the grace is not charged for the past', async () => {
    const { id, token, due } = await holder();
    const end = await due();
    await turnTo(new Date(end.getTime() + 8 * DAY_MS));
    await expect.poll(async () => (await own(id)).state, LATE).toBe('ended');
    expect(await renewals(id)).toEqual([]);
    expect(await asked(token)).toHaveLength(1);
  });

  it('leaves the sum of every transaction in the books at 0', async () => {
    const sums = await db()
      .select({ sum: sql`sum(${ledger.amount})`.mapWith(Number) })
      .from(ledger)
      .groupBy(ledger.transactionId);
    expect(sums.length).toBeGreaterThan(10);
    expect(sums.every(({ sum }) => sum === 0)).toBe(true);
  });

  it.each([
    [true, -1, true],
    [true, 0, true],
    [true, 6.99, true],
    [true, 7, false],
    [false, -1, true],
    [false, 0, false],
  ])(
    'access to what renews (%s) %d days after its end is %s, for one and for the database',
    async (autoRenew, days, access) => {
      const { id } = await holder();
      const { id: licence } = await own(id);
      const now = origin().now();
      const endsAt = new Date(now.getTime() - days * DAY_MS);
      // Nobody renews it meanwhile.
      await db().transaction(async (tx) => {
        await tx
          .update(subscriptions)
          .set({ autoRenew, endsAt, managedBy: 'nobody' })
          .where(eq(subscriptions.id, licence));
        const here = and(eq(subscriptions.id, licence), accessAt(now));
        expect(await tx.$count(subscriptions, here)).toBe(access ? 1 : 0);
        const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, licence));
        expect(row && givesAccess(row, now)).toBe(access);
      });
    },
  );
}
