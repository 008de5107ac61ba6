import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Licence } from '../contract';
import labels from '../labels/en.json';
import { OwnPlans } from '../plan/OwnPlans';
import {
  type Answers,
  comeBack,
  failed,
  freshBrowser,
  heading,
  openPage,
  paidOrder,
} from '../testing/open-page';
import { bancontact, cardMethod, licence, order, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';

freshBrowser();

const AS_OF = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

describe('/payment-update/:licenceId', () => {
  const answersFor = (own: Licence): Answers => ({
    '/user/licence': [200, { licences: [own], asOf: AS_OF }],
    '/payment-method/providers': [200, { methods: [cardMethod], asOf: AS_OF }],
    '/user/payment-details': [200, { cards: [storedCard()], most: 5, asOf: AS_OF }],
  });
  const renewing = licence({
    nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
    autoRenewingStatus: 'AUTO_RENEWING',
  });

  it('[2.4-11] attaches a card to the licence, and says before it that nothing is charged now', async () => {
    const { sent } = await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/licences/101/card/card-1': [200, { licence: renewing, asOf: AS_OF }],
    });
    expect(
      await screen.findByText(/^Nothing is charged now\. The next charge for Season is .*€9\.99/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Season is paid this way from now on.')).toBeVisible();
    expect(sent('/card/')[0]?.[1]).toMatchObject({ params: { licenceId: 101, cardId: 'card-1' } });
    expect(sent('/baskets/pay')).toHaveLength(0);
  });

  it('charges an open renewal with the new card, names the price first, and leads to its order', async () => {
    const open101: Licence = {
      ...renewing,
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
    };
    await openPage('/payment-update/101', {
      ...answersFor(open101),
      '/licences/101/card/card-1': [200, { licence: open101, order: paidOrder, asOf: AS_OF }],
    });
    expect(await screen.findByText(/€9\.99.* is still due/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay .*€9\.99/ }));
    await heading('Thank you, you are all set');
  });

  it('of an open renewal that is not charged at once says that it is still due', async () => {
    const open101: Licence = {
      ...renewing,
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
    };
    await openPage('/payment-update/101', {
      ...answersFor(open101),
      '/licences/101/card/card-1': [200, { licence: open101, asOf: AS_OF }],
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Order and pay .*€9\.99/ }));
    expect(
      await screen.findByText(/€9\.99.* is still due, and the next attempt charges it this way\.$/),
    ).toBeVisible();
  });

  it.each([
    ['that does not renew', { nextCharge: undefined }, 'There is no payment to change'],
    [
      'that costs nothing',
      { nextCharge: { at: AS_OF, amount: eur(0) } },
      'There is no payment to change',
    ],
    [
      'that a partner is paid for',
      { paymentProviderInfo: { managed: false } },
      'This plan is paid for at a partner',
    ],
  ] as const)('of a licence %s says so, and takes no card', async (_, parts, title) => {
    const { sent } = await openPage('/payment-update/101', answersFor({ ...renewing, ...parts }));
    await screen.findByText(title, {}, { timeout: 15_000 });
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sent('/payment-method/providers')).toHaveLength(0);
  });

  it('says why a card cannot be used, and stays', async () => {
    await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/licences/101/card/card-1': [
        402,
        { status: 402, code: 'card_declined', messages: ['Your bank says no.'] },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Your bank says no.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this from now on' })).toBeEnabled();
  });

  const mandate = storedCard({
    cardId: 'mandate-1',
    cardType: 'bancontact',
    paymentMethodType: 'bancontact',
    paymentProviderId: 'sandboxBank',
    last4Digits: '7034',
    expiry: undefined,
    default: false,
  });
  const withMandate: Answers = {
    ...answersFor(renewing),
    '/payment-method/providers': [200, { methods: [cardMethod, bancontact], asOf: AS_OF }],
    '/user/payment-details': [200, { cards: [storedCard(), mandate], most: 5, asOf: AS_OF }],
  };

  it('[2.4-11] attaches the mandate that an earlier payment at a bank has left', async () => {
    const { sent } = await openPage('/payment-update/101', {
      ...withMandate,
      '/licences/101/card/mandate-1': [200, { licence: renewing, asOf: AS_OF }],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Bancontact •••• 7034/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Season is paid this way from now on.')).toBeVisible();
    expect(sent('/card/')[0]?.[1]).toMatchObject({
      params: { licenceId: 101, cardId: 'mandate-1' },
    });
  });

  const update = { purpose: 'update', total: eur(0) } as const;

  it('[2.4-11] leads to a bank that is to pay from now on, says that nothing is charged, and shows its order', async () => {
    const atTheBank = order({
      ...update,
      status: 'requiresAction',
      targetPaymentProvider: 'sandboxBank',
      next: { type: 'redirect', address: 'http://bank.localhost/pay/1' },
    });
    const path = `/customer/orders/${atTheBank.id}`;
    const { answer, sent } = await openPage('/payment-update/101', {
      ...withMandate,
      [path]: [200, atTheBank],
      '/licence/101/payment-details': [200, atTheBank],
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Bancontact' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to your bank' }));
    await heading('Continue at your bank');
    expect(screen.getByText(/Nothing is charged now\.$/)).toBeVisible();
    expect(sent('/licence/')[0]?.[1]).toMatchObject({
      params: { licenceId: 101 },
      body: {
        paymentMethodType: 'bancontact',
        targetPaymentProvider: 'sandboxBank',
        returnUri: expect.stringMatching(/\/pay\/sandboxBank$/),
      },
      idempotencyKey: expect.any(String),
    });
    answer(path, [200, order({ ...update, version: 2 })]);
    await comeBack();
    await heading('Your plan is paid this way from now on');
    expect(screen.getByText('Nothing was charged now.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it.each([
    ['processing', 'Your change is on its way'],
    ['failed', 'This bank does not pay for your plan'],
    ['expired', 'This bank does not pay for your plan'],
  ] as const)('says of a bank’s answer that is %s: %s', async (status, title) => {
    await openPage(`/pay/sandboxBank?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [200, order({ ...update, status })],
    });
    await heading(title);
  });

  it('leads to the bank where what is due has to be approved there, and from the order back to the account', async () => {
    const atTheBank = order({
      purpose: 'update',
      status: 'requiresAction',
      targetPaymentProvider: 'sandboxBank',
      next: { type: 'redirect', address: 'http://bank.localhost/pay/1' },
    });
    const path = `/customer/orders/${atTheBank.id}`;
    const { answer } = await openPage('/payment-update/101', {
      ...withMandate,
      [path]: [200, atTheBank],
      '/licences/101/card/mandate-1': [200, { licence: renewing, order: atTheBank, asOf: AS_OF }],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Bancontact •••• 7034/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this from now on' }));
    await heading('Continue at your bank');
    expect(screen.getByRole('button', { name: 'Go to your bank' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    answer(path, [200, order({ purpose: 'update', version: 2 })]);
    await comeBack();
    await heading('Thank you, you are all set');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it('that a bank refuses says so without a word of a payment, and leads to another way to pay and to the account', async () => {
    const error = { code: 'payment_refused', message: 'The payment was refused at your bank.' };
    await openPage(`/pay/sandboxBank?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [200, order({ ...update, status: 'failed', error })],
    });
    await heading('This bank does not pay for your plan');
    expect(screen.getByText(/^Nothing was charged\./)).toBeVisible();
    expect(screen.queryByText(error.message)).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      '/payment-update/101',
    );
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it('whose order has failed leads back to choosing another way to pay', async () => {
    await openPage(`/pay/sandboxBank?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [200, order({ purpose: 'update', status: 'failed' })],
    });
    await heading('Your payment did not go through');
    expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      '/payment-update/101',
    );
  });

  it('leads to the order where what is due is being paid for already', async () => {
    const { sent } = await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/licences/101/card/card-1': [
        409,
        { status: 409, code: 'ORDER_UNDER_WAY', messages: [], details: { orderId: paidOrder.id } },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use this from now on' }));
    await heading('Thank you, you are all set');
    expect(sent('/card/')).toHaveLength(1);
  });

  it.each([
    ['ALREADY_ENDED', {}, 'You do not have this plan'],
    ['NOTHING_TO_CHARGE', { nextCharge: undefined }, 'There is no payment to change'],
  ] as const)(
    'that has changed elsewhere (%s) shows what there is now',
    async (code, now, title) => {
      const { answer } = await openPage('/payment-update/101', {
        ...answersFor(renewing),
        '/licences/101/card/card-1': failed(409, code),
      });
      const button = await screen.findByRole('button', { name: 'Use this from now on' });
      const left = code === 'ALREADY_ENDED' ? [] : [{ ...renewing, ...now }];
      answer('/user/licence', [200, { licences: left, asOf: AS_OF }]);
      await userEvent.click(button);
      expect(await screen.findByText(title)).toBeVisible();
      expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1);
    },
  );

  it('says that a card is gone, and shows those that there are', async () => {
    const { answer } = await openPage('/payment-update/101', {
      ...withMandate,
      '/licences/101/card/card-1': [
        404,
        { status: 404, code: 'DETAILS_UNKNOWN', messages: ['This card is not stored any more.'] },
      ],
    });
    const button = await screen.findByRole('button', { name: 'Use this from now on' });
    answer('/user/payment-details', [200, { cards: [mandate], most: 5, asOf: AS_OF }]);
    await userEvent.click(button);
    expect(await screen.findByText('This card is not stored any more.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Bancontact •••• 7034/ })).toBeChecked();
  });

  it('without any way to pay leads to the account', async () => {
    await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/payment-method/providers': [200, { methods: [], asOf: AS_OF }],
    });
    await screen.findByText(/^There is no way to pay/);
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it('[2.2-18] shows the method with a way to change it, and the address without one', async () => {
    await openPage('/payment-update/101', {
      ...withMandate,
      '/user/details': [
        200,
        {
          email: 'viewer@example.com',
          emailConfirmed: true,
          fields: { address: { line1: 'Rua A 1', city: 'Recife', country: 'BR' } },
          missing: [],
        },
      ],
    });
    // Of this one the checkout has a link to change the address.
    await userEvent.click(await screen.findByRole('radio', { name: /^Bancontact •••• 7034/ }));
    expect(await screen.findByText(/Rua A 1/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change address' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /7034/ })).toHaveFocus();
  });

  it('of a licence that the viewer does not have leads to the plans', async () => {
    await openPage('/payment-update/999', answersFor(renewing));
    expect(await screen.findByText('You do not have this plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });
});

describe('the plans of the account', () => {
  const own = (parts: Partial<Licence>) =>
    licence({
      nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
      autoRenewingStatus: 'AUTO_RENEWING',
      paysWith: 'card-1',
      ...parts,
    });
  async function show(one: Licence) {
    const site = await commerceSite({ as: {}, labels });
    render(
      <WorkshopPart site={site}>
        <OwnPlans
          own={{ licences: [one], asOf: AS_OF }}
          cards={[storedCard()]}
          onChange={() => {}}
        />
      </WorkshopPart>,
    );
    await screen.findByText('Season');
  }
  const change = () => screen.queryByRole('link', { name: 'Change payment' });

  it.each([
    ['that renews', {}, true],
    ['that does not renew', { nextCharge: undefined }, false],
    ['that costs nothing', { nextCharge: { at: AS_OF, amount: eur(0) } }, false],
    ['that a partner is paid for', { paymentProviderInfo: { managed: false } }, false],
  ] as const)('of one %s offer another payment: %3$s', async (_, parts, isOffered) => {
    await show(own(parts));
    if (isOffered) expect(change()).toBeVisible();
    else expect(change()).toBeNull();
  });

  it('[2.4-19] name what is due and the card that the next attempt charges', async () => {
    await show(
      own({
        subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
      }),
    );
    expect(screen.getByText(/€9\.99.* is still due\./)).toBeVisible();
    expect(
      await screen.findByText(/^The next attempt is on .*29 Dec.*, with .*4242.*\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/^Next charge/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay now or change card' })).toBeVisible();
  });
});
