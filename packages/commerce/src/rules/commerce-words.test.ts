import { failureOf } from '@marquee/renderer/failures';
import { expect, it } from 'vitest';
import { COMMERCE_WORDS, LICENCES_WORDS, LOADING_WORDS, METHODS_WORDS } from './commerce-words';

const told = (code: string, messages: string[] = [], row = COMMERCE_WORDS) => {
  const { key, text } = failureOf(row, { code, messages, status: 400 }, () => true);
  return text ?? key;
};

it.each([
  ['2.8-01', 'INVALID_TIER_CHANGE', 'commerce.invalidTierChange'],
  ['2.8-02', 'BAD_REQUEST', 'commerce.paymentError'],
  ['2.8-03', 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'commerce.maxPaymentMethods'],
  ['2.8-04', 'CAPTCHA_FAIL_ERROR', 'commerce.captchaFailed'],
  ['2.8-05', 'CHALLENGE_FAILED', 'commerce.captchaFailed'],
])('[%s] the code %s shows %s, whatever the server says', (_, code, label) => {
  expect(told(code, ['Server words.'])).toBe(label);
});

it.each([
  ['2.8-06', 'card_declined'],
  ['2.8-07', 'incorrect_number'],
  ['2.8-08', 'something_new'],
])('[%s] the code %s shows the server’s message', (_, code) => {
  expect(told(code, ['Ask your bank.'])).toBe('Ask your bank.');
});

it('[2.8-09] with neither a known code nor a message it is anErrorOccured', () => {
  expect(told('')).toBe('commerce.anErrorOccured');
});

it('[2.8-11] a failed payment in the confirm step has the label failedPayment', () => {
  expect(told('ORDER_FAILED')).toBe('commerce.failedPayment');
});

it('[2.8-12] [2.8-13] lists that do not load have labels of their own', () => {
  expect(told('oops', [], LICENCES_WORDS)).toBe('commerce.couldntLoadLicences');
  expect(told('oops', [], METHODS_WORDS)).toBe('commerce.couldntLoadPaymentProviders');
});

it('[2.8-14] what fails to load for a reason that we do not know has the label unknownError', () => {
  expect(told('oops', [], LOADING_WORDS)).toBe('commerce.unknownError');
  expect(told('oops', ['The archive is closed.'], LOADING_WORDS)).toBe('The archive is closed.');
});

it('[2.8-18] a blocked VPN shows the message of the VPN, whatever the server says', () => {
  expect(told('VPN_BLOCKED', ['Server words.'])).toBe('region.vpnBlocked');
});

it('[2.8-19] what the server says of a caller’s place, and is no VPN that we know, is shown as it is', () => {
  expect(told('PLACE_DISPUTED', ['We cannot tell where you are.'])).toBe(
    'We cannot tell where you are.',
  );
});
