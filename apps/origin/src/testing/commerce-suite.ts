import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { seenOf } from './purchases';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';

/** What is sold, baskets, and how they are paid for; the same on every database. */
export function commerceSuite(start: Start = startOrigin): void {
  const { origin, shop } = sellingOrigin(start);

  const buyer = () => shop().newBuyer(`buyer-${randomUUID()}`);

  describe('what is sold', () => {
    it('[2.5-16] at the price of the caller’s country, else at the realm’s default', async () => {
      const skuOf = async (headers = {}) =>
        (await shop().licences(undefined, headers)).find(({ id }) => id === 102)?.amounts;
      expect(await skuOf()).toMatchObject([
        { sku: 'apex-cageside', amount: 1299, currency: 'USD', scale: 2, local: false },
      ]);
      expect(await skuOf({ 'x-forwarded-for': '198.51.100.7' })).toMatchObject([
        { sku: 'apex-cageside-br', amount: 3490, currency: 'BRL', local: true },
      ]);
    });

    it('[2.3-11] in families, and outside any', async () => {
      const { body } = await shop().call<{
        families: { id: number; licences: { id: number }[] }[];
        licences: { id: number }[];
      }>('GET', '/licence-family');
      expect(body.families.map(({ licences }) => licences.map(({ id }) => id))).toEqual([
        [101, 102, 103],
      ]);
      expect(body.licences.map(({ id }) => id)).toEqual([110, 120]);
    });

    it.each([
      ['corral', 'USD', 2],
      ['metro', 'BRL', 2],
      ['noor', 'KWD', 3],
      ['plain', 'GBP', 2],
      ['unity', 'EUR', 2],
    ])('in %s in %s with %i digits', async (realm, currency, scale) => {
      const { body } = await origin().call<{ licences: { amounts: object[] }[] }>(
        'GET',
        '/api/v2/licence',
        { realm },
      );
      const amounts = body.licences.flatMap((licence) => licence.amounts);
      expect(amounts.length).toBeGreaterThan(2);
      for (const amount of amounts) expect(amount).toMatchObject({ currency, scale });
    });
  });

  describe('a basket', () => {
    it('[2.3-15] says what is due today and later', async () => {
      const token = await buyer();
      const { body } = await shop().choose(token, 'apex-corner');
      expect(body).toMatchObject({
        subtotal: { amount: 699 },
        discountedTotal: { amount: 757, currency: 'USD', scale: 2 },
        discountedTax: { amount: 58 },
        today: { amount: 757 },
        later: { amount: { amount: 757 } },
        missingFields: [],
        change: 'NONE',
      });
    });

    it('[2.9-09] with a trial costs nothing today, and its price when the trial ends', async () => {
      const token = await buyer();
      const { body } = await shop().choose(token, 'apex-cageside');
      expect(body.today.amount).toBe(0);
      expect(body.basketItems[0]?.subscriptionSetting.trialPeriodDuration).toBe(7);
      expect(body.later?.at).toBe(body.trialEndsAt);
      expect(body.later?.amount).toEqual(body.discountedTotal);
      const days = (Date.parse(body.trialEndsAt ?? '') - origin().now().getTime()) / 86_400_000;
      expect(Math.round(days)).toBe(7);
    });

    it('is changed by who has seen its last version', async () => {
      const token = await buyer();
      const { body } = await shop().choose(token, 'apex-corner');
      const late = await shop().call('PUT', `/baskets/${body.id}`, {
        token,
        body: { version: body.version - 1, items: [] },
      });
      expect([late.status, late.body.code]).toEqual([409, 'BASKET_CHANGED']);
      expect(late.body.details?.basket?.version).toBe(body.version);
      const unknown = await shop().call('PUT', `/baskets/${randomUUID()}`, {
        token,
        body: { version: 1 },
      });
      expect(unknown.body.code).toBe('UNKNOWN_BASKET');
      const sku = await shop().choose(token, 'noor-month');
      expect(sku.body.code).toBe('UNKNOWN_SKU');
    });

    it('[2.7-07] takes vouchers, and [2.7-08] gives them back', async () => {
      const token = await buyer();
      const plain = (await shop().choose(token, 'apex-corner')).body;
      const half = await shop().apply(token, ' welcome-50 ');
      expect(half.body.vouchers).toMatchObject([{ code: 'WELCOME50', amount: { amount: 350 } }]);
      expect(half.body.today.amount).toBe(378);
      expect(half.body.later?.amount.amount).toBe(757);
      const both = await shop().apply(token, 'TAKE1');
      const none = await shop().withdrawVoucher(token, 'WELCOME50');
      expect(both.body.today.amount).toBeLessThan(half.body.today.amount);
      expect(none.body.vouchers.map(({ code }) => code)).toEqual(['TAKE1']);
      const back = await shop().withdrawVoucher(token, 'TAKE1');
      expect(back.body.today).toEqual(plain.today);
    });

    it.each([
      ['NOSUCH', 404, 'VOUCHER_UNKNOWN'],
      ['NEXTDECADE', 404, 'VOUCHER_UNKNOWN'],
      ['SUMMER24', 410, 'VOUCHER_EXPIRED'],
      ['ONTOP', 409, 'VOUCHER_NOT_FOR_THIS'],
    ])('refuses the voucher %s with %i', async (code, status, expected) => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const answer = await shop().apply(token, code);
      expect([answer.status, answer.body.code]).toEqual([status, expected]);
    });
  });

  describe('paying', () => {
    it('[2.4-09] takes no method where nothing is due, and needs no provider', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const { body } = await shop().apply(token, 'FULLPASS');
      expect(body.today.amount).toBe(0);
      const methods = await shop().call<{ methods: { paymentMethodType: string }[] }>(
        'GET',
        `/payment-method/providers?basket=${body.id}`,
        { token },
      );
      expect(methods.body.methods.map((one) => one.paymentMethodType)).toEqual(['zeroBalance']);
      const paid = await shop().pay(token, { method: 'zeroBalance' });
      expect(paid.body.status).toBe('succeeded');
      expect(await shop().journal('sandboxCard', token)).toEqual([]);
    });

    it('charges what the viewer saw, or nothing', async () => {
      const token = await buyer();
      const { body: seen } = await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      await shop().apply(token, 'LESS10');
      const answer = await shop().pay(token, {
        details,
        expected: seenOf(seen),
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(answer.body.details?.basket?.today.amount).toBe(681);
      const paid = await shop().pay(token, { details });
      expect(paid.body.total.amount).toBe(681);
    });

    it('is done once for a key, and says the same again', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      const expected = seenOf(await shop().basket(token));
      const given = { details, key: randomUUID(), expected };
      const first = await shop().pay(token, given);
      const again = await shop().pay(token, given);
      expect(again.body.id).toBe(first.body.id);
      expect(again.body.status).toBe('succeeded');
      const other = await shop().pay(token, { ...given, expected: { ...expected, total: 1 } });
      expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
      const without = await shop().pay(token, { ...given, key: '' });
      expect([without.status, without.body.code]).toEqual([400, 'KEY_MISSING']);
    });

    it('[2.4-07] asks in Brazil for the birth date and the tax number first', async () => {
      const token = await buyer();
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const { body } = await shop().choose(token, 'apex-corner-br', { headers });
      expect(body.missingFields).toEqual(['birthDate', 'taxNumber']);
      const details = await shop().enterCard(token, TEST_CARDS.succeeds, headers);
      const refused = await shop().pay(token, { details, headers });
      expect([refused.status, refused.body.code]).toEqual([424, 'BASKET_REQUIREMENTS_FAILED']);
      expect(refused.body.details?.missingFields).toEqual(['birthDate', 'taxNumber']);
      const billing = { birthDate: '1990-04-01', taxNumber: '529.982.247-25' };
      const given = await shop().choose(token, 'apex-corner-br', { headers, billing });
      expect(given.body.missingFields).toEqual([]);
      const paid = await shop().pay(token, { details, headers });
      expect(paid.body).toMatchObject({ status: 'succeeded', total: { currency: 'BRL' } });
    });

    it('[2.3-24] is not asked for what the account has already', async () => {
      const token = await buyer();
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const saved = await origin().call('PUT', '/api/v2/user/details', {
        token,
        headers,
        body: { fields: { birthDate: '1990-04-01', taxNumber: '529.982.247-25' } },
      });
      expect(saved.status).toBe(200);
      const { body } = await shop().choose(token, 'apex-corner-br', { headers });
      expect(body.missingFields).toEqual([]);
    });

    it('waits for the issuer, and goes on when it has agreed', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
      const { body: waiting } = await shop().pay(token, { details });
      expect(waiting).toMatchObject({ status: 'requiresAction', next: { type: 'challenge' } });
      const second = await shop().pay(token, { details });
      expect([second.status, second.body.code]).toEqual([409, 'ORDER_UNDER_WAY']);
      expect(second.body.details?.orderId).toBe(waiting.id);
      await shop().answerAt(waiting, 'approve');
      const { body } = await shop().order(token, waiting.id, `?seen=${waiting.version}&wait=5`);
      expect(body.status).toBe('succeeded');
    });

    it('by a bank leads to its page, which may leave it pending; a webhook settles it', async () => {
      const token = await buyer();
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const billing = { birthDate: '1990-04-01', taxNumber: '529.982.247-25' };
      await shop().choose(token, 'apex-63-br', { headers, billing });
      const { body: order } = await shop().pay(token, { method: 'pix', headers });
      expect(order).toMatchObject({ status: 'requiresAction', next: { type: 'redirect' } });
      await shop().answerAt(order, 'pending');
      const { body: pending } = await shop().order(token, order.id);
      expect(pending.status).toBe('processing');
      const waited = shop().order(token, order.id, `?seen=${pending.version}&wait=15`);
      await shop().answerAt(order, 'settle');
      expect((await waited).body.status).toBe('succeeded');
    });

    it('that was refused at the bank, or given up there, can be tried again', async () => {
      const token = await buyer();
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const billing = { birthDate: '1990-04-01', taxNumber: '529.982.247-25' };
      await shop().choose(token, 'apex-63-br', { headers, billing });
      for (const [answer, code] of [
        ['refuse', 'payment_refused'],
        ['close', 'payment_cancelled'],
      ] as const) {
        const { body: order } = await shop().pay(token, { method: 'pix', headers });
        await shop().answerAt(order, answer);
        const { body } = await shop().order(token, order.id);
        expect(body).toMatchObject({ status: 'failed', error: { code } });
      }
      const { body: left } = await shop().pay(token, { method: 'pix', headers });
      const details = await shop().enterCard(token, TEST_CARDS.succeeds, headers);
      const { body } = await shop().pay(token, { details, headers, replaces: left.id });
      expect(body.status).toBe('succeeded');
      expect((await shop().order(token, left.id)).body.status).toBe('failed');
    });

    it('whose answer is cut off is found again, and not paid twice', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      await shop().control('sandboxCard', token, { charge: 'cut-after', times: 1 });
      const { body: unknown } = await shop().pay(token, { details });
      expect(unknown.status).toBe('processing');
      const { body } = await shop().order(token, unknown.id);
      expect(body.status).toBe('succeeded');
      const charges = (await shop().journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'charge',
      );
      expect(charges).toHaveLength(1);
    });

    it('that never reached the company is sent again with the same key', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      await shop().control('sandboxCard', token, { charge: 'cut-before', times: 1 });
      const { body: unknown } = await shop().pay(token, { details });
      expect(unknown.status).toBe('processing');
      const { body } = await shop().order(token, unknown.id);
      expect(body.status).toBe('succeeded');
    });
  });

  describe('a trial', () => {
    it('is had once by a viewer and by a card', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-cageside');
      const card = '4000000000000341';
      const { body } = await shop().pay(token, { details: await shop().enterCard(token, card) });
      expect(body).toMatchObject({ status: 'succeeded', total: { amount: 0 } });
      const [own] = await shop().own(token);
      expect(own).toMatchObject({ status: 'TRIAL_ACTIVE', trialEligible: 'no' });
      expect(own?.nextCharge?.amount.amount).toBe(1406);

      const other = await buyer();
      await shop().choose(other, 'apex-cageside');
      const details = await shop().enterCard(other, card);
      const denied = await shop().pay(other, { details });
      expect([denied.status, denied.body.messages]).toEqual([409, ['freeTrialDenied']]);
      const { body: without } = await shop().choose(other, 'apex-cageside', { acknowledged: true });
      expect(without.today.amount).toBe(1406);
    });

    it('[2.4-08] is denied when it is chosen again, unless the viewer knows', async () => {
      const token = await shop().newBuyer('trial+one');
      await shop().choose(token, 'apex-cageside');
      await shop().pay(token, { details: await shop().enterCard(token, '4000000000005126') });
      // The same mailbox, with another word behind the plus.
      const again = await shop().newBuyer('trial+two');
      const denied = await shop().choose(again, 'apex-cageside');
      expect([denied.status, denied.body.code, denied.body.messages]).toEqual([
        409,
        'FREE_TRIAL_DENIED',
        ['freeTrialDenied'],
      ]);
      const known = await shop().choose(again, 'apex-cageside', { acknowledged: true });
      expect(known.body.today.amount).toBe(1406);
    });
  });

  describe('another tier', () => {
    it('up begins at once, with the unused part credited', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const details = await shop().enterCard(token);
      await shop().pay(token, { details });
      const same = await shop().choose(token, 'apex-corner');
      expect([same.status, same.body.code]).toEqual([409, 'ALREADY_OWNED']);
      const { body } = await shop().choose(token, 'apex-cageside');
      expect(body.change).toBe('UP');
      // The price, without the tax on top of it.
      expect(body.credit?.amount).toBe(699);
      expect(body.today.amount).toBe(Math.round((1299 - 699) * 1.0825));
      expect(body.trialEndsAt).toBeUndefined();
      const paid = await shop().pay(token, { details: (await shop().own(token))[0]?.paysWith });
      expect(paid.body).toMatchObject({ status: 'succeeded', purpose: 'change' });
      expect((await shop().own(token)).map(({ id, status }) => [id, status])).toEqual([
        [102, 'ACTIVE'],
        [101, 'EXPIRED'],
      ]);
    });

    it('down begins when the present one ends, and nothing is due today', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-cageside', { acknowledged: true });
      await shop().pay(token, { details: await shop().enterCard(token) });
      const { body } = await shop().choose(token, 'apex-corner');
      const [present] = await shop().own(token);
      expect(body).toMatchObject({ change: 'DOWN', today: { amount: 0 } });
      expect(body.startsAt).toBe(present?.licenceStatus?.expiryTimestamp);
      expect(body.later).toEqual({ at: body.startsAt, amount: body.discountedTotal });
      await shop().pay(token, { details: await shop().enterCard(token) });
      const states = (await shop().own(token)).map(({ id, status }) => [id, status]);
      expect(states).toEqual([
        [101, 'SWITCH_TO'],
        [102, 'ACTIVE'],
      ]);
      const third = await shop().choose(token, 'apex-cageside-year');
      expect([third.status, third.body.code]).toEqual([422, 'INVALID_TIER_CHANGE']);
    });
  });
}
