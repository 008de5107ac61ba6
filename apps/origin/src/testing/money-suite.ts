import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { actingAs } from './accounts';
import { chargeEvent, companyEvents } from './company-events';
import type { OrderBody } from './purchases';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

interface PaymentsBody {
  payments: {
    id: string;
    place: string;
    itemType: string;
    status: string;
    skuLicence: { transactionAmount: { amount: number } };
  }[];
  pagingInfo: { moreDataAvailable: boolean };
}
interface CardsBody {
  cards: { cardId: string; last4Digits: string; default: boolean; licences: number[] }[];
}

/** Who may buy, what is kept of payments, and what providers tell; the same on every database. */
export function moneySuite(start: Start = startOrigin): void {
  const { origin, counterparts, mailbox, shop } = sellingOrigin(start);

  const buyer = () => shop().newBuyer(`payer-${randomUUID()}`);
  const loginOf = async (id: string) => (await origin().login(id)).body.authorisationToken;

  async function bought(sku = 'apex-corner', card: string = TEST_CARDS.succeeds) {
    const token = await buyer();
    await shop().choose(token, sku, { acknowledged: true });
    const { body } = await shop().pay(token, { details: await shop().enterCard(token, card) });
    return { token, order: body };
  }

  describe('who may buy', () => {
    it('is no guest', async () => {
      const { body } = await origin().call<{ authorisationToken: string }>(
        'POST',
        '/api/v2/token/guest',
      );
      const answer = await shop().call('GET', '/customer/basket', {
        token: body.authorisationToken,
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'VIEWER_ONLY']);
    });

    it('[1.6-04] is no child', async () => {
      const answer = await shop().call('GET', '/customer/basket', {
        token: await loginOf('child@example.com'),
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'KID_PURCHASE_DENIED']);
    });

    it.each([
      ['[1.6-05] outside the territories', '2001:db8:81::7', 'OUTSIDE_REGION'],
      ['[1.6-07] behind a VPN', '203.0.113.7', 'VPN_BLOCKED'],
    ])('is nobody %s', async (_, address, code) => {
      const answer = await shop().call('GET', '/customer/basket', {
        token: await loginOf('second@example.com'),
        headers: { 'x-forwarded-for': address },
      });
      expect([answer.status, answer.body.code]).toEqual([403, code]);
    });

    it('is no agent, who may look', async () => {
      const token = await actingAs(origin(), 'second@example.com');
      expect((await shop().call('GET', '/customer/basket', { token })).status).toBe(200);
      // Refused before they are asked to confirm what would be refused.
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await shop().call('POST', '/customer/baskets/pay', {
        token,
        headers,
        body: {
          primaryPaymentDetailsAttributes: { paymentMethodType: 'zeroBalance' },
          expected: { version: 1, total: 0 },
        },
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'AGENT_REFUSED']);
    });

    it('has accepted the terms of purchases', async () => {
      const token = await shop().newBuyer(`terms-${randomUUID()}`, { terms: false });
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      const refused = await shop().pay(token, { details });
      expect([refused.status, refused.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
      const consent = await shop().purchaseTerms(token);
      expect((await shop().pay(token, { details, consent })).body.status).toBe('succeeded');
    });

    it('sees their own orders, payments and baskets alone', async () => {
      const { order } = await bought();
      const other = await buyer();
      expect((await shop().order(other, order.id)).body.code).toBe('UNKNOWN_ORDER');
      const payment = await shop().call('GET', `/customer/payments/${order.paymentId}`, {
        token: other,
      });
      expect(payment.body.code).toBe('UNKNOWN_PAYMENT');
    });
  });

  describe('what was paid', () => {
    it('[2.3-26] is listed, and [2.3-27] says what it was', async () => {
      const { token } = await bought();
      await shop().choose(token, 'apex-63');
      await shop().pay(token, { details: await shop().enterCard(token, TEST_CARDS.declined) });
      const { body } = await shop().call<PaymentsBody>('GET', '/customer/payments?rpp=1', {
        token,
      });
      expect(body.payments).toMatchObject([{ itemType: 'PAYMENT_FAILED', status: 'failed' }]);
      expect(body.pagingInfo.moreDataAvailable).toBe(true);
      const next = await shop().call<PaymentsBody>(
        'GET',
        `/customer/payments?rpp=1&lastSeen=${body.payments[0]?.place}`,
        { token },
      );
      expect(next.body.payments).toMatchObject([
        {
          itemType: 'SUBSCRIPTION',
          status: 'succeeded',
          skuLicence: { licenceName: 'Corner', transactionAmount: { amount: 757 } },
        },
      ]);
      const one = await shop().call('GET', `/customer/payments/${next.body.payments[0]?.id}`, {
        token,
      });
      expect(one.body).toMatchObject({
        number: expect.stringMatching(/^\d{6}$/),
        lines: [{ sku: 'apex-corner', name: 'Corner', period: 'P1M' }],
        tax: { amount: 58 },
        total: { amount: 757 },
        last4Digits: '4242',
      });
    });

    it('[2.3-21] leaves the card behind, the default first', async () => {
      const { token } = await bought();
      await shop().choose(token, 'apex-63');
      await shop().pay(token, { details: await shop().enterCard(token, '4000000000003220') });
      const cards = async () =>
        (await shop().call<CardsBody>('GET', '/user/payment-details', { token })).body.cards;
      const [first, second] = await cards();
      expect(first).toMatchObject({ last4Digits: '4242', default: true, licences: [101] });
      expect(second).toMatchObject({ last4Digits: '3220', default: false, licences: [] });
      const kept = await shop().call('DELETE', `/user/payment-details/${first?.cardId}`, { token });
      expect([kept.status, kept.body.code]).toEqual([409, 'CARD_PAYS']);
      expect(kept.body.details?.licences).toEqual([101]);
      const gone = await shop().call<CardsBody>(
        'DELETE',
        `/user/payment-details/${first?.cardId}?successor=${second?.cardId}`,
        { token },
      );
      expect(gone.body.cards).toMatchObject([
        { last4Digits: '3220', default: true, licences: [101] },
      ]);
    });

    it('[2.7-15] is paid with another card from now on', async () => {
      const { token } = await bought();
      const exid = await shop().enterCard(token, '4000000000003220');
      const { status, body } = await shop().call<{ licence: { id: number; paysWith: string } }>(
        'POST',
        `/licence/101/payment-details/${exid}`,
        { token },
      );
      expect(status).toBe(200);
      const { cards } = (await shop().call<CardsBody>('GET', '/user/payment-details', { token }))
        .body;
      expect(cards.find(({ cardId }) => cardId === body.licence.paysWith)?.last4Digits).toBe(
        '3220',
      );
      const none = await shop().call('POST', `/licences/103/card/${exid}`, { token });
      expect(none.body.code).toBe('UNKNOWN_LICENCE');
    });

    it('is told by email, once', async () => {
      const id = `mailed-${randomUUID()}`;
      const token = await shop().newBuyer(id);
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      await shop().pay(token, { details });
      // The one about the new account may come late.
      const mails = async () =>
        (await mailbox().mailsTo(`${id}@example.com`)).filter(
          ({ subject }) => subject === 'Your order at Apex',
        );
      await expect.poll(async () => (await mails()).length).toBe(1);
      expect((await mails())[0]?.text).toContain('$7.57');
    });
  });

  describe('a licence whose payment is confirmed', () => {
    it('[2.4-12] starts inactive, is charged once it is confirmed, and gives access then', async () => {
      const corral = shop('corral');
      const token = (
        await origin().login('second@example.com', {
          realm: 'corral',
          path: '/api/v2/login/auth-provider/pbr',
        })
      ).body.authorisationToken;
      await corral.acceptTerms(token);
      const { body: basket } = await corral.choose(token, 'corral-library');
      expect(basket).toMatchObject({
        today: { amount: 0 },
        discountedTotal: { amount: 540 },
        unconfirmed: true,
      });
      const { body: order } = await corral.pay(token, { details: await corral.enterCard(token) });
      expect(order).toMatchObject({
        status: 'succeeded',
        total: { amount: 0 },
        unconfirmed: true,
      });
      const [inactive] = await corral.own(token);
      expect(inactive).toMatchObject({
        status: 'INACTIVE',
        licenceStatus: { subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }] },
        // With the tax that is on top: what the page sends, and what is charged.
        nextCharge: { amount: { amount: 540, currency: 'USD', scale: 2 } },
      });
      const confirm = (amount: number) =>
        corral.call<OrderBody>('POST', '/user/licence/203/confirm-payment', {
          token,
          headers: { 'idempotency-key': randomUUID() },
          body: { expected: { amount, currency: 'USD', scale: 2 } },
        });
      const { body: other } = await confirm(1);
      expect([other.code, other.details?.amount?.amount]).toEqual(['PRICE_CHANGED', 540]);
      const { body: confirmed } = await confirm(540);
      expect(confirmed).toMatchObject({ status: 'succeeded', purpose: 'confirm' });
      expect(confirmed.unconfirmed).toBeUndefined();
      expect((await corral.own(token))[0]?.status).toBe('ACTIVE');
      expect((await confirm(540)).body.code).toBe('NOTHING_TO_CONFIRM');
    });
  });

  describe('a voucher', () => {
    it('[2.7-09] that pays for a licence whole is exchanged for it', async () => {
      const token = await buyer();
      const redeem = (voucherCode: string) =>
        shop().call<{ licence: { id: number; status: string } }>(
          'POST',
          '/promotions/voucher/redeem',
          { token, body: { voucherCode, licenceId: 101 } },
        );
      expect((await redeem('WELCOME50')).body.code).toBe('VOUCHER_NOT_FOR_THIS');
      expect((await redeem('fullpass')).body.licence).toMatchObject({ id: 101, status: 'ACTIVE' });
      expect((await redeem('FULLPASS')).body.code).toBe('VOUCHER_USED');
    });

    it('is free again when the order that held it has failed', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-63');
      await shop().apply(token, 'LASTONE');
      const declined = await shop().enterCard(token, TEST_CARDS.declined);
      expect((await shop().pay(token, { details: declined })).status).toBe(402);
      const paid = await shop().pay(token, { details: await shop().enterCard(token) });
      expect(paid.body).toMatchObject({ status: 'succeeded', total: { amount: 1514 } });
      const other = await buyer();
      await shop().choose(other, 'apex-63');
      expect((await shop().apply(other, 'LASTONE')).body.code).toBe('VOUCHER_USED');
    });
  });

  describe('a webhook', () => {
    const send = (...given: Parameters<ReturnType<typeof companyEvents>>) =>
      companyEvents(shop(), counterparts())(...given);

    it('is refused without a good signature, and when it is too old', async () => {
      const event = chargeEvent(randomUUID(), 'succeeded');
      const forged = await send(event, { secret: Buffer.from('other').toString('base64') });
      expect([forged.status, forged.body.code]).toEqual([401, 'WEBHOOK_REFUSED']);
      expect((await send(event, { at: Date.now() - 600_000 })).status).toBe(401);
    });

    it('of which no payment is known is kept for a person', async () => {
      const { status, body } = await send(chargeEvent(randomUUID(), 'succeeded'));
      expect([status, body.code]).toEqual([422, 'WEBHOOK_KEPT']);
      expect((await send({ hello: 'there' })).status).toBe(422);
    });

    it('may come in any order and twice: the end is the same', async () => {
      const steps = ['requires_action', 'processing', 'succeeded'] as const;
      const orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ];
      for (const sequence of orders) {
        const token = await buyer();
        await shop().choose(token, 'apex-corner');
        const details = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
        const { body: order } = await shop().pay(token, { details });
        for (const step of sequence) {
          const id = randomUUID();
          const event = chargeEvent(order.paymentId ?? '', steps[step] ?? steps[0]);
          expect((await send(event, { id })).status).toBe(204);
          expect((await send(event, { id })).status).toBe(204);
        }
        const { body } = await shop().order(token, order.id);
        expect(body.status, sequence.join()).toBe('succeeded');
        expect((await shop().own(token)).map(({ id, status }) => [id, status])).toEqual([
          [101, 'ACTIVE'],
        ]);
      }
    });
  });
}
