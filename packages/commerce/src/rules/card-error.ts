/**
 * The label keys of the card fields' own errors by the provider's code (2 §5). The payment call's refusals
 * are not here: their words are the server's (2 §8).
 */
const CARD_ERRORS: Readonly<Record<string, string>> = {
  card_error: 'card.error',
  invalid_expiry_month: 'card.invalidMonth',
  invalid_expiry_year: 'card.invalidYear',
  incorrect_expiry: 'card.invalidExpiry',
  incomplete_expiry: 'card.invalidExpiry',
  invalid_expiry_month_past: 'card.invalidExpiry',
  invalid_expiry_year_past: 'card.invalidExpiry',
  incorrect_number: 'card.invalidNumber',
  invalid_number: 'card.invalidNumber',
  incomplete_number: 'card.invalidNumber',
  expired_card: 'card.expired',
  incorrect_cvc: 'card.invalidCvc',
  invalid_cvc: 'card.invalidCvc',
  incomplete_cvc: 'card.invalidCvc',
  invalid_zip: 'card.invalidZip',
  card_declined: 'card.declined',
  card_missing: 'card.missing',
  missing_card: 'card.missing',
  missing_holder: 'card.missingHolder',
};

/** Finds the label for an error of a card field; an unknown code has the generic one. */
export const cardError = (code: string): string =>
  (Object.hasOwn(CARD_ERRORS, code) ? CARD_ERRORS[code] : undefined) ?? 'card.generic';
