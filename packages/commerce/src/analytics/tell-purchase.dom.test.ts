import { expect, it } from 'vitest';
import { order, receipt } from '../testing/samples';
import { commerceSite } from '../testing/workshop';
import { tellPurchase } from './tell-purchase';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const paid = order({ paymentId: receipt().id, entry: 'SIGNUP' });

async function told(...orders: (typeof paid)[]) {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  const site = await commerceSite({
    as: {},
    answers: { [`/customer/payments/${receipt().id}`]: [200, receipt()] },
    realm: { analytics: { sinks: ['dataLayer'] } },
  });
  for (const one of orders) await tellPurchase(site, one);
  const events: unknown = Reflect.get(globalThis, 'dataLayer');
  Reflect.deleteProperty(globalThis, 'dataLayer');
  return events;
}

it('[2.3-38] a purchase is reported with origin, message, profileID, sku and subscription, once an order', async () => {
  expect(await told(paid, paid)).toEqual([
    {
      event: 'payment_complete',
      user: expect.objectContaining({ isGuest: false, userType: 'VIEWER' }),
      origin: 'SIGNUP',
      message: 'buy',
      profileID: expect.stringMatching(uuid),
      sku: 'sku-101',
      subscription: 'P1M',
    },
  ]);
});

it.each([
  ['new payment details', order({ paymentId: receipt().id, purpose: 'update' })],
  ['an order without a payment', order()],
])('%s are no purchase', async (_, one) => {
  expect(await told(one)).toBeUndefined();
});
