import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { sellingOrigin } from './selling-origin';
import { claimsOf, type ErrorBody, type Start, startOrigin } from './test-origin';

const DAY = 24 * 60 * 60;

/** Leaving a licence and coming back to it; the same on every database. */
export function cancelSuite(start: Start = startOrigin): void {
  const { db, finish, origin, mailbox, shop, buyer, statesOf } = sellingOrigin(start);

  /** A viewer who pays for the lower plan of Apex by card. */
  async function subscriber(sku = 'apex-corner', acknowledged = true) {
    const viewer = await buyer();
    await shop().choose(viewer.token, sku, { acknowledged });
    const details = await shop().enterCard(viewer.token);
    await shop().pay(viewer.token, { details, acknowledged });
    return { ...viewer, details };
  }
  const ownOf = async (token: string, licence: number) =>
    (await shop().own(token)).find(({ id }) => id === licence);
  /** The emails about a plan, the last one first. */
  const emailsTo = async (email: string) => {
    await finish();
    const all = await mailbox().mailsTo(email);
    return all.filter(({ subject }) => subject.startsWith('Your plan'));
  };
  const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);
  const CANCELLED = expect.stringMatching(/ is cancelled$/);
  const REACTIVATED = expect.stringMatching(/ continues$/);

  it('[2.1-07] [2.7-18] [2.7-22] a plan goes on until its end and is charged no more, until its viewer takes that back', async () => {
    const { token, email } = await subscriber();
    const before = await ownOf(token, 101);
    expect(before).toMatchObject({ status: 'ACTIVE', mayCancel: true });
    expect(before?.reactivation).toBeUndefined();

    const { status, body } = await shop().cancel(token, 101);
    expect(status).toBe(200);
    const { licence } = body;
    expect(licence).toMatchObject({
      status: 'ACTIVE',
      autoRenewingStatus: 'NOT_RENEWING',
      mayCancel: false,
      reactivation: before?.nextCharge,
      licenceStatus: { expiryTimestamp: before?.licenceStatus?.expiryTimestamp },
    });
    expect(licence.nextCharge).toBeUndefined();
    expect(await ownOf(token, 101)).toEqual(licence);
    // An answer that was lost is asked for again.
    expect((await shop().cancel(token, 101)).body.licence).toEqual(licence);
    expect(await subjectsTo(email)).toEqual([CANCELLED]);

    const back = await shop().reactivate(token, 101);
    expect(await subjectsTo(email)).toEqual([REACTIVATED, CANCELLED]);
    expect([back.status, back.body.licence]).toEqual([200, before]);
    expect((await shop().reactivate(token, 101)).body.licence).toEqual(before);
    await shop().cancel(token, 101);
    expect(await subjectsTo(email)).toEqual([CANCELLED, REACTIVATED, CANCELLED]);
  });

  it('the email says until when the plan goes on, and what it costs once it is reactivated', async () => {
    const { token, email } = await subscriber();
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date((await ownOf(token, 101))?.nextCharge?.at ?? 0),
    );
    await shop().cancel(token, 101);
    const [cancelled] = await emailsTo(email);
    expect(cancelled?.text).toMatch(
      new RegExp(`continues until ${day} \\(UTC\\), and nothing more is charged\\.`),
    );
    expect(cancelled?.text).toContain('Until then you can reactivate it in your account.');
    await shop().reactivate(token, 101);
    const [reactivated] = await emailsTo(email);
    expect(reactivated?.text).toMatch(new RegExp(`Next charge on ${day} \\(UTC\\): .*\\$7\\.57`));
  });

  it('a trial that is cancelled goes on until its end and is never charged', async () => {
    const { token, again } = await subscriber('apex-cageside', false);
    expect(await statesOf(token)).toEqual([[102, 'TRIAL_ACTIVE']]);
    const { body } = await shop().cancel(token, 102);
    expect(body.licence).toMatchObject({ status: 'TRIAL_ACTIVE', mayCancel: false });
    expect(body.licence.reactivation?.amount.amount).toBeGreaterThan(0);
    const paid = await shop().journal('sandboxCard', token);
    origin().pass(8 * DAY);
    await finish();
    const later = await again();
    expect(await statesOf(later)).toEqual([[102, 'EXPIRED']]);
    expect(await shop().journal('sandboxCard', later)).toEqual(paid);
    const refused = await shop().cancel(later, 102);
    expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_ENDED']);
    const late = await shop().reactivate(later, 102);
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_ENDED']);
  });

  describe('a lower plan that waits for its turn', () => {
    async function switching() {
      const viewer = await subscriber('apex-cageside');
      await shop().choose(viewer.token, 'apex-corner');
      const before = await ownOf(viewer.token, 102);
      expect((await shop().pay(viewer.token, { details: viewer.details })).status).toBe(200);
      return { ...viewer, before };
    }

    it('is given up by cancelling it, and the present one can go on as before', async () => {
      const { token, before } = await switching();
      const { body } = await shop().cancel(token, 101);
      expect(body.licence.status).toBe('EXPIRED');
      expect((await ownOf(token, 102))?.reactivation).toEqual(before?.nextCharge);
      expect((await shop().reactivate(token, 102)).body.licence).toEqual(before);
    });

    it('does not begin once the present one is reactivated', async () => {
      const { token, before } = await switching();
      expect((await shop().reactivate(token, 102)).body.licence).toEqual(before);
      expect((await statesOf(token)).sort()).toEqual([
        [101, 'EXPIRED'],
        [102, 'ACTIVE'],
      ]);
    });
  });

  it('a plan of a partner is cancelled there', async () => {
    const { token, id } = await subscriber();
    await db()
      .update(subscriptions)
      .set({ managedBy: 'fibrenet' })
      .where(eq(subscriptions.viewerId, id));
    for (const refused of [await shop().cancel(token, 101), await shop().reactivate(token, 101)])
      expect([refused.status, refused.body.code]).toEqual([409, 'MANAGED_ELSEWHERE']);
    expect((await ownOf(token, 101))?.mayCancel).toBe(false);
  });

  it('of a plan that the viewer does not have, nothing is said but that', async () => {
    await subscriber();
    const { token } = await buyer();
    for (const refused of [await shop().cancel(token, 101), await shop().reactivate(token, 101)])
      expect([refused.status, refused.body.code]).toEqual([404, 'UNKNOWN_LICENCE']);
  });

  it('the card of a cancelled plan can be removed; the plan ends then, and says so', async () => {
    const { token } = await subscriber();
    const cards = () =>
      shop().call<{ cards: { cardId: string; licences: number[] }[] }>(
        'GET',
        '/user/payment-details',
        { token },
      );
    const [card] = (await cards()).body.cards;
    const remove = () => shop().call('DELETE', `/user/payment-details/${card?.cardId}`, { token });
    expect((await remove()).body.code).toBe('CARD_PAYS');
    await shop().cancel(token, 101);
    expect((await cards()).body.cards).toMatchObject([{ licences: [] }]);
    expect((await remove()).status).toBe(200);
    expect((await ownOf(token, 101))?.reactivation).toBeUndefined();
    const refused = await shop().reactivate(token, 101);
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_RENEWABLE']);
  });

  it('a plan that waits for its payment ends at once; one that is being paid for stays', async () => {
    const corral = shop('corral');
    const { body: login } = await origin().login('second@example.com', {
      realm: 'corral',
      path: '/api/v2/login/auth-provider/pbr',
    });
    const token = login.authorisationToken;
    await corral.acceptTerms(token);
    const buy = async () => {
      const { body: basket } = await corral.choose(token, 'corral-library');
      await corral.pay(token, { details: await corral.enterCard(token) });
      return basket.discountedTotal;
    };
    await buy();
    const { body: left } = await corral.cancel(token, 203);
    expect(left.licence).toMatchObject({ status: 'EXPIRED', mayCancel: false });

    const expected = await buy();
    await corral.control('sandboxCard', token, { charge: 'cut-before' });
    const { body: order } = await corral.call<{ id: string }>(
      'POST',
      '/user/licence/203/confirm-payment',
      { token, headers: { 'idempotency-key': randomUUID() }, body: { expected } },
    );
    const refused = await corral.cancel(token, 203);
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_UNDER_WAY']);
    expect(refused.body.details?.orderId).toBe(order.id);
  });

  it('an agent cancels once they have confirmed it, and does not reactivate', async () => {
    const { token, email } = await subscriber();
    const { body: agent } = await origin().login('agent@example.com');
    const { body: permit } = await origin().call<{ token: string }>(
      'POST',
      '/api/v2/agent/impersonation',
      { token: agent.authorisationToken, body: { id: email } },
    );
    const { body } = await origin().call<{ authorisationToken: string } & ErrorBody>(
      'POST',
      '/api/v2/impersonate',
      { body: { token: permit.token }, token: agent.authorisationToken },
    );
    const acting = body.authorisationToken;
    expect(claimsOf(acting).id).toBe(claimsOf(token).id);
    const refused = await shop().cancel(acting, 101);
    expect([refused.status, refused.body.code]).toEqual([428, 'AGENT_CONFIRMATION']);
    expect((await ownOf(token, 101))?.mayCancel).toBe(true);
    expect((await shop().cancel(acting, 101, { 'agent-confirmed': 'true' })).status).toBe(200);
    const back = await shop().reactivate(acting, 101);
    expect([back.status, back.body.code]).toEqual([403, 'AGENT_REFUSED']);
  });

  it('of many calls at once each is answered, and the viewer is told once', async () => {
    const { token, email } = await subscriber();
    const all = await Promise.all(Array.from({ length: 6 }, () => shop().cancel(token, 101)));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await subjectsTo(email)).toEqual([CANCELLED]);
    const both = await Promise.all([
      shop().reactivate(token, 101),
      shop().cancel(token, 101),
      shop().reactivate(token, 101),
      shop().cancel(token, 101),
    ]);
    expect(both.map(({ status }) => status)).toEqual(Array(4).fill(200));
  });
}
