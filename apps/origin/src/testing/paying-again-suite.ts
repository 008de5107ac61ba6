import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { vouchers } from '../modules/commerce/catalogue/tables';
import { paymentDetails } from '../modules/commerce/details/tables';
import { refunds } from '../modules/commerce/ledger/tables';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { type LicenceBody, seenOf } from './purchases';
import { sellingOrigin } from './selling-origin';
import { claimsOf, type Start, startOrigin } from './test-origin';

interface PaymentBody {
  itemType: string;
  later?: object;
}

/** Paying in another way, with the same card once more, or by what cannot be charged again; the same on every database. */
export function payingAgainSuite(start: Start = startOrigin): void {
  const { db, inside, finish, origin, mailbox, shop } = sellingOrigin(start);

  const nameOf = () => `again-${randomUUID()}`;
  const buyer = () => shop().newBuyer(nameOf());
  const idOf = (token: string) => String(claimsOf(token).id);
  const paymentOf = async (token: string, id = '') =>
    (await shop().call<PaymentBody>('GET', `/customer/payments/${id}`, { token })).body;

  describe('an order that waits, and is paid in another way,', () => {
    it('has its trial still', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-cageside');
      const waiting = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
      const { body: order } = await shop().pay(token, { details: waiting });
      expect(order.status).toBe('requiresAction');
      const shown = await shop().basket(token);
      expect([shown.today.amount, shown.later?.amount.amount]).toEqual([0, 1406]);
      const details = await shop().enterCard(token);
      const paid = await shop().pay(token, {
        details,
        expected: seenOf(shown),
        replaces: order.id,
      });
      expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
      expect((await shop().own(token))[0]?.status).toBe('TRIAL_ACTIVE');
    });

    it('has its vouchers still, also the last one of them', async () => {
      const token = await buyer();
      const code = `ONE${randomUUID().slice(0, 8).toUpperCase()}`;
      await db()
        .insert(vouchers)
        .values({
          realmId: 'apex',
          code,
          names: { en: 'One' },
          type: 'PERCENTAGE',
          percentage: 5000,
          lifeTimeRepeat: false,
          alone: false,
          most: 1,
        });
      await shop().choose(token, 'apex-63');
      const { body: before } = await shop().apply(token, code);
      const waiting = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
      const { body: order } = await shop().pay(token, { details: waiting });
      const shown = await shop().basket(token);
      expect(shown.today).toEqual(before.today);
      const details = await shop().enterCard(token);
      const paid = await shop().pay(token, {
        details,
        expected: seenOf(shown),
        replaces: order.id,
      });
      expect([paid.status, paid.body.total]).toEqual([200, before.today]);
    });
  });

  it('a voucher takes something off, where another one that stood alone has expired', async () => {
    const token = await buyer();
    const code = `SOLO${randomUUID().slice(0, 8).toUpperCase()}`;
    const solo = {
      realmId: 'apex',
      code,
      names: { en: 'Solo' },
      type: 'PERCENTAGE',
      lifeTimeRepeat: false,
    } as const;
    await db()
      .insert(vouchers)
      .values({ ...solo, percentage: 1000, alone: true });
    await shop().choose(token, 'apex-63');
    expect((await shop().apply(token, code)).body.discount.amount).toBeGreaterThan(0);
    await db().update(vouchers).set({ expiresAt: origin().now() }).where(eq(vouchers.code, code));
    const { body } = await shop().apply(token, 'WELCOME50');
    expect(body.vouchers.map((one) => one.code)).toEqual(['WELCOME50']);
    expect(body.discount.amount).toBeGreaterThan(0);
  });

  it('billing fields alone do not take back that a viewer goes without the trial', async () => {
    const token = await buyer();
    const { body } = await shop().choose(token, 'apex-cageside', { acknowledged: true });
    const saved = await shop().call('PUT', `/baskets/${body.id}?acknowledgeNoFreeTrial=false`, {
      token,
      body: { version: body.version, billing: { name: 'Ana Example' } },
    });
    expect(saved.status).toBe(200);
    expect((await shop().basket(token)).today.amount).toBe(1406);
  });

  it('what is paid by a method that cannot be charged again says nothing of a later charge', async () => {
    const name = nameOf();
    const token = await shop().newBuyer(name);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const billing = { birthDate: '1990-04-01', taxNumber: '529.982.247-25' };
    const { body: shown } = await shop().choose(token, 'apex-corner-br', { headers, billing });
    expect(shown.later).toBeDefined();
    const { body: order } = await shop().pay(token, { method: 'pix', headers });
    await shop().answerAt(order, 'approve');
    await shop().order(token, order.id);
    await finish();
    const mails = async () =>
      (await mailbox().mailsTo(`${name}@example.com`)).filter(
        ({ subject }) => subject === 'Your order at Apex',
      );
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]?.text).not.toContain('Next charge');
    expect((await paymentOf(token, order.paymentId)).later).toBeUndefined();
  });

  describe('a card that is entered again', () => {
    it('[2.5-14] takes no further place, and its former name is deleted at the company', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-63');
      const first = await shop().enterCard(token);
      await shop().pay(token, { details: first });
      const [kept] = await db()
        .select()
        .from(paymentDetails)
        .where(eq(paymentDetails.viewerId, idOf(token)));
      if (!kept) throw new Error('The card was not kept.');
      const others = ['a', 'b', 'c', 'd'].map((fingerprint) => ({
        ...kept,
        id: randomUUID(),
        exid: randomUUID(),
        fingerprint,
        isDefault: false,
      }));
      await db().insert(paymentDetails).values(others);
      await shop().choose(token, 'apex-corner');
      const other = await shop().enterCard(token, TEST_CARDS.challengesOnRenewal);
      const full = await shop().pay(token, { details: other });
      expect(full.body.code).toBe('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED');
      const again = await shop().enterCard(token);
      expect((await shop().pay(token, { details: again })).body.status).toBe('succeeded');
      const attached = await shop().enterCard(token);
      const { status } = await shop().call('POST', `/licence/101/payment-details/${attached}`, {
        token,
      });
      expect(status).toBe(200);
      await finish();
      const company = inside().commerce.companies('sandboxCard');
      expect([await company?.details(first), await company?.details(again)]).toEqual([null, null]);
      expect((await company?.details(attached))?.exid).toBe(attached);
    });

    it('pays for no plan that a partner is paid for', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      await shop().pay(token, { details: await shop().enterCard(token) });
      await db()
        .update(subscriptions)
        .set({ managedBy: 'fibrenet' })
        .where(eq(subscriptions.viewerId, idOf(token)));
      const details = await shop().enterCard(token);
      const answer = await shop().call('POST', `/licence/101/payment-details/${details}`, {
        token,
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'MANAGED_ELSEWHERE']);
    });

    it('pays for no plan for which nothing more is charged, and is not kept for it', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-63');
      const first = await shop().enterCard(token);
      await shop().pay(token, { details: first });
      const [once] = await shop().own(token);
      const details = await shop().enterCard(token, TEST_CARDS.challengesOnRenewal);
      const answer = await shop().call('POST', `/licence/${once?.id}/payment-details/${details}`, {
        token,
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'NOTHING_TO_CHARGE']);
      const kept = await db()
        .select()
        .from(paymentDetails)
        .where(eq(paymentDetails.viewerId, idOf(token)));
      expect(kept.map(({ exid }) => exid)).toEqual([first]);
    });

    it('that is to pay what is due keeps the request until it was charged', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      await shop().pay(token, { details: await shop().enterCard(token) });
      const requestedAt = origin().now().toISOString();
      await db()
        .update(subscriptions)
        .set({ pendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt }] })
        .where(eq(subscriptions.viewerId, idOf(token)));
      const details = await shop().enterCard(token, TEST_CARDS.challengesOnRenewal);
      const { body } = await shop().call<{ licence: LicenceBody; order?: object }>(
        'POST',
        `/licence/101/payment-details/${details}`,
        { token },
      );
      const [own] = await shop().own(token);
      expect(body.order).toBeUndefined();
      expect(own?.paysWith).toBe(body.licence.paysWith);
      expect(own?.licenceStatus?.subscriptionPendingActions.map(({ action }) => action)).toEqual([
        'REFRESH_PAYMENT_DETAILS',
      ]);
    });
  });

  it('a refund that a company does not take on is asked for once, and left to a person', async () => {
    const token = await buyer();
    await shop().choose(token, 'apex-63');
    const { body: order } = await shop().pay(token, { details: await shop().enterCard(token) });
    const [asked] = await db()
      .insert(refunds)
      .values({
        realmId: 'apex',
        paymentId: order.paymentId ?? '',
        amount: 1_000_000,
        status: 'processing',
        reason: 'late',
        createdAt: origin().now(),
        askedAt: new Date(0),
      })
      .returning();
    await finish();
    const [refund] = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.id, asked?.id ?? ''));
    expect(refund?.status).toBe('failed');
    expect(origin().logs.some((line) => line.includes('a person has to pay it back'))).toBe(true);
  });
}
