import { expect, it } from 'vitest';
import { paymentSummary } from './payment-summary';

const plain = { hidesBillingAddress: false, isUpdate: false, requiresTaxNumber: false };

it('[2.2-15] [2.2-16] the chosen method and the billing address have a Change link', () => {
  expect(paymentSummary(plain)).toEqual({
    changeMethod: true,
    changeAddress: true,
    birthDate: false,
    taxNumber: false,
  });
});

it('[2.2-17] for cards of the second card provider the address has none', () => {
  expect(paymentSummary({ ...plain, hidesBillingAddress: true }).changeAddress).toBe(false);
});

it('[2.2-18] in a payment update the address has none', () => {
  expect(paymentSummary({ ...plain, isUpdate: true }).changeAddress).toBe(false);
});

it('[2.2-19] birth date and tax number are shown where the country requires them', () => {
  const { birthDate, taxNumber } = paymentSummary({ ...plain, requiresTaxNumber: true });
  expect([birthDate, taxNumber]).toEqual([true, true]);
});
