import { expect, it } from 'vitest';
import { cardError } from './card-error';

it.each([
  ['2.5-03', 'card_error', 'card.error'],
  ['2.5-04', 'invalid_expiry_month', 'card.invalidMonth'],
  ['2.5-05', 'invalid_expiry_year', 'card.invalidYear'],
  ['2.5-06', 'incorrect_expiry', 'card.invalidExpiry'],
  ['2.5-06', 'incomplete_expiry', 'card.invalidExpiry'],
  ['2.5-06', 'invalid_expiry_month_past', 'card.invalidExpiry'],
  ['2.5-06', 'invalid_expiry_year_past', 'card.invalidExpiry'],
  ['2.5-07', 'incorrect_number', 'card.invalidNumber'],
  ['2.5-07', 'invalid_number', 'card.invalidNumber'],
  ['2.5-07', 'incomplete_number', 'card.invalidNumber'],
  ['2.5-08', 'expired_card', 'card.expired'],
  ['2.5-09', 'incorrect_cvc', 'card.invalidCvc'],
  ['2.5-09', 'invalid_cvc', 'card.invalidCvc'],
  ['2.5-09', 'incomplete_cvc', 'card.invalidCvc'],
  ['2.5-10', 'invalid_zip', 'card.invalidZip'],
  ['2.5-11', 'card_declined', 'card.declined'],
  ['2.5-12', 'card_missing', 'card.missing'],
  ['2.5-12', 'missing_card', 'card.missing'],
  ['2.5-13', 'processing_error', 'card.generic'],
  ['2.5-13', 'constructor', 'card.generic'],
])('[%s] the error %s of the card fields has the label %s', (_, code, label) => {
  expect(cardError(code)).toBe(label);
});
