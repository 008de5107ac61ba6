import { expect, it } from 'vitest';
import {
  arrangement,
  leavesSite,
  type MethodType,
  REDIRECT_METHODS,
  startsAtOnce,
} from './arrangement';

const METHODS: readonly MethodType[] = [
  'card',
  'mobile',
  'zeroBalance',
  'wepay',
  'bancontact',
  'ideal',
  'pix',
  'alipay',
];

it('[2.3-18] the methods by redirect are the five others and zero balance, which never redirects', () => {
  expect([...REDIRECT_METHODS].sort()).toEqual(
    ['alipay', 'bancontact', 'ideal', 'pix', 'wepay', 'zeroBalance'].sort(),
  );
  expect(METHODS.filter(leavesSite)).toEqual(['wepay', 'bancontact', 'ideal', 'pix', 'alipay']);
});

it('only zero balance starts at once, and names no payment details', () => {
  expect(METHODS.filter(startsAtOnce)).toEqual(['zeroBalance']);
  expect(arrangement({ paymentMethodType: 'zeroBalance', paymentDetailsExternalId: 'x1' })).toEqual(
    { paymentMethodType: 'zeroBalance' },
  );
});

it.each(METHODS.filter((name) => name !== 'zeroBalance'))(
  'paying by %s posts an arrangement with the primary payment details',
  (paymentMethodType) => {
    const details = {
      paymentMethodType,
      targetPaymentProvider: 'sandboxCard',
      paymentDetailsExternalId: 'x1',
    };
    expect(arrangement(details)).toEqual(details);
  },
);
