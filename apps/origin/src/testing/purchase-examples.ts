import { createHmac, randomUUID } from 'node:crypto';
import type { Counterparts } from '../counterparts/counterparts';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { purchases, seenOf, site } from './purchases';
import type { TestOrigin } from './test-origin';

/** A call each for what is sold and how it is paid for, with all that has to happen before. */
export function purchaseExamples(origin: () => TestOrigin, counterparts: () => Counterparts) {
  const shop = () => purchases(origin(), counterparts());
  const buyer = () => shop().newBuyer(`contract-${randomUUID()}`);

  /** A viewer whose basket has a licence, and what the call for paying it sends. */
  async function chosen() {
    const token = await buyer();
    const { body } = await shop().choose(token, 'apex-corner');
    return { token, basketId: body.id };
  }

  async function bought() {
    const { token } = await chosen();
    const { body } = await shop().pay(token, { details: await shop().enterCard(token) });
    const cards = await shop().call<{ cards: { cardId: string }[] }>(
      'GET',
      '/user/payment-details',
      {
        token,
      },
    );
    return { token, order: body, cardId: cards.body.cards[0]?.cardId ?? '' };
  }

  const asViewer = async () => ({ token: await buyer() });

  async function payAt(path: string, token: string) {
    const details = await shop().enterCard(token);
    const expected = seenOf(await shop().basket(token));
    return shop().call('POST', path, {
      token,
      headers: { 'idempotency-key': randomUUID(), origin: site },
      body: {
        primaryPaymentDetailsAttributes: {
          paymentDetailsExternalId: details,
          targetPaymentProvider: 'sandboxCard',
          paymentMethodType: 'card',
        },
        expected,
      },
    });
  }

  async function attachDetails(suffix = '') {
    const { token } = await bought();
    const details = await shop().enterCard(token, TEST_CARDS.challengesOnRenewal);
    return shop().call('POST', `/licence/101/payment-details/${details}${suffix}`, { token });
  }

  async function attachCard(suffix = '') {
    const { token, cardId } = await bought();
    return shop().call('POST', `/licences/101/card/${cardId}${suffix}`, { token });
  }

  const primaryPaymentDetails = {
    targetPaymentProvider: 'sandboxCard',
    paymentMethodType: 'card',
  };

  return {
    licences: () => shop().call('GET', '/licence'),
    licenceFamilies: () => shop().call('GET', '/licence-family'),
    ownLicences: async () => shop().call('GET', '/user/licence', await asViewer()),
    activeLicences: async () =>
      shop().call('GET', '/customer/subscriptions/status/active', await asViewer()),
    async confirmPayment() {
      const corral = purchases(origin(), counterparts(), 'corral');
      const { body } = await origin().login('second@example.com', {
        realm: 'corral',
        path: '/api/v2/login/auth-provider/pbr',
      });
      const token = body.authorisationToken;
      await corral.acceptTerms(token);
      const { body: basket } = await corral.choose(token, 'corral-library');
      await corral.pay(token, { details: await corral.enterCard(token) });
      return corral.call('POST', '/user/licence/203/confirm-payment', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { expected: basket.discountedTotal },
      });
    },
    async cancelLicence() {
      const { token } = await bought();
      return shop().cancel(token, 101);
    },
    async reactivateLicence() {
      const { token } = await bought();
      await shop().cancel(token, 101);
      return shop().reactivate(token, 101);
    },
    basket: async () => shop().call('GET', '/customer/basket', await asViewer()),
    saveBasket: async () => shop().choose(await buyer(), 'apex-corner'),
    applyVoucher: async () => shop().apply((await chosen()).token, 'WELCOME50'),
    removeVoucher: async () => shop().withdrawVoucher((await chosen()).token, 'WELCOME50'),
    redeemVoucher: async () =>
      shop().call('POST', '/promotions/voucher/redeem', {
        ...(await asViewer()),
        body: { voucherCode: 'FULLPASS', licenceId: 101 },
      }),
    paymentMethods: async () => {
      const { token, basketId } = await chosen();
      return shop().call('GET', `/payment-method/providers?basket=${basketId}`, { token });
    },
    initPayment: async () =>
      origin().call('POST', '/api/v4/payment-method/init', {
        ...(await asViewer()),
        headers: { origin: site },
        body: { primaryPaymentDetails },
      }),
    async validatePayment() {
      const token = await buyer();
      const paymentDetailsExid = await shop().enterCard(token);
      return origin().call('POST', '/api/v4/payment-method/validate', {
        token,
        body: { primaryPaymentDetails: { ...primaryPaymentDetails, paymentDetailsExid } },
      });
    },
    payOpenBasket: async () => payAt('/customer/baskets/pay', (await chosen()).token),
    async pay() {
      const { token, basketId } = await chosen();
      return payAt(`/customer/baskets/pay/${basketId}`, token);
    },
    async order() {
      const { token, order } = await bought();
      return shop().order(token, order.id);
    },
    attachDetails: () => attachDetails(),
    attachDetailsChecked: () => attachDetails('/checkBillingDetails'),
    attachCard: () => attachCard(),
    attachCardChecked: () => attachCard('/checkBillingDetails'),
    async attachMethod() {
      const unity = purchases(origin(), counterparts(), 'unity');
      const name = `contract-${randomUUID()}`;
      const address = { country: 'NL', line1: 'Dam 1', city: 'Amsterdam', postalCode: '1012 JS' };
      const token = await unity.newBuyer(name, { fields: { address } });
      await unity.choose(token, 'unity-day');
      const { body: order } = await unity.pay(token, { method: 'ideal' });
      await unity.answerAt(order, 'approve');
      await unity.order(token, order.id);
      return unity.call('POST', '/licence/502/payment-details', {
        token,
        headers: { 'idempotency-key': randomUUID(), origin: site },
        body: {
          paymentMethodType: 'ideal',
          targetPaymentProvider: 'sandboxBank',
          returnUri: `${site}/pay/sandboxBank`,
        },
      });
    },
    cards: async () => shop().call('GET', '/user/payment-details', await asViewer()),
    async removeCard() {
      const { token, cardId } = await bought();
      const exid = await shop().enterCard(token, TEST_CARDS.challengesOnRenewal);
      await shop().call('POST', `/licence/101/payment-details/${exid}`, { token });
      return shop().call('DELETE', `/user/payment-details/${cardId}`, { token });
    },
    async makeCardDefault() {
      const { token, cardId } = await bought();
      return shop().call('PUT', `/user/payment-details/${cardId}/default`, {
        token,
        body: { movePlans: true },
      });
    },
    payments: async () => shop().call('GET', '/customer/payments', await asViewer()),
    async payment() {
      const { token, order } = await bought();
      return shop().call('GET', `/customer/payments/${order.paymentId}`, { token });
    },
    /** What the company has told already, once more. */
    async webhook() {
      const { order } = await bought();
      const at = new Date().toISOString();
      const charge = {
        id: `ch_${order.id}`,
        payment: order.paymentId,
        status: 'succeeded',
        createdAt: at,
        changedAt: at,
      };
      const body = JSON.stringify({ type: 'charge.succeeded', occurredAt: at, data: { charge } });
      const id = randomUUID();
      const stamp = String(Math.floor(Date.now() / 1000));
      const { webhookSecret } = counterparts().payments.settings.sandboxCard;
      const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key).update(`${id}.${stamp}.${body}`).digest('base64');
      return origin().call('POST', '/api/v2/webhooks/sandboxCard', {
        realm: null,
        body,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': stamp,
          'webhook-signature': `v1,${signature}`,
        },
      });
    },
  };
}
