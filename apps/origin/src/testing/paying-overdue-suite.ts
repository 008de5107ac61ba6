import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { viewers } from '../modules/identity/viewers/tables';
import { newSecret } from './accounts';
import { inDays, LATE, renewing } from './renewing';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

/** What follows when a viewer pays for an overdue renewal in another way, or leaves it; the same on every database. */
export function payingOverdueSuite(start: Start = startOrigin): void {
  const selling = sellingOrigin(start);
  const { db, inside, finish, origin, passOn, shop } = selling;
  const { holder, declined, own, turnTo, renewals, asked, attach, mailsAbout } = renewing(selling);

  describe('other details', () => {
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
      expect(await mailsAbout(email, 'did not succeed')).toHaveLength(2);
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

  it('it is cancelled and has ended: nothing is charged any more', async () => {
    const { id, token, due, email } = await declined();
    const cancelled = await shop().call('DELETE', '/customer/subscriptions/status/active/102', {
      token,
    });
    expect(cancelled.status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'ended', autoRenew: false, pendingActions: [] });
    await turnTo(inDays(due, 1));
    expect(await renewals(id)).toHaveLength(1);
    const [mail] = await mailsAbout(email, 'is cancelled');
    expect(mail?.text).toContain('It has ended, and nothing more is charged.');
  });
}
