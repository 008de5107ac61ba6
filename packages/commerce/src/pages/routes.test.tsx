import { expect, it } from 'vitest';
import { type Answers, freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import {
  basket,
  cardMethod,
  checkoutAnswers,
  families,
  licence,
  receipt,
  storedCard,
} from '../testing/samples';

freshBrowser();

const asOf = '2026-11-29T12:00:00Z';
const renewing = licence({
  autoRenewingStatus: 'AUTO_RENEWING',
  nextCharge: { at: '2026-12-29T12:00:00Z', amount: { amount: 999, currency: 'EUR', scale: 2 } },
});
const cards = [storedCard()];

const back = `order=${paidOrder.id}&targetPaymentProvider=sandboxBank&redirect_status=succeeded`;

it.each<[id: string, what: string, at: string, title: string, answers: Answers]>([
  [
    '1.2-051',
    'a licence is chosen',
    '/purchase',
    'Choose your plan',
    { '/licence-family': [200, families()], '/customer/basket': [200, basket()] },
  ],
  [
    '1.2-046',
    'payment is confirmed',
    '/pay',
    'Check and pay',
    checkoutAnswers(basket(), { cards }),
  ],
  [
    '1.2-047',
    'a redirect comes back',
    `/pay/sandboxBank?${back}`,
    'Thank you, you are all set',
    {},
  ],
  [
    '1.2-048',
    'an issuer comes back',
    `/payment-authorization?order=${paidOrder.id}`,
    'Thank you, you are all set',
    {},
  ],
  [
    '1.2-049',
    'a licence gets new payment details',
    '/payment-update/101',
    'Change how you pay',
    {
      '/user/licence': [200, { licences: [renewing], asOf }],
      '/payment-method/providers': [200, { methods: [cardMethod], asOf }],
      '/user/payment-details': [200, { cards, most: 5, asOf }],
    },
  ],
  [
    '1.2-050',
    'the payment that the address names is shown',
    '/payment/p-17',
    'Subscription',
    { '/customer/payments/p-17': [200, receipt()] },
  ],
])('[%s] %s at %s', async (_id, _what, at, title, answers) => {
  await openPage(at, answers);
  expect(await heading(title)).toBeVisible();
});
