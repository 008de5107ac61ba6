/** The texts of a card form that the page gives it in the viewer's language, so that a brand's own wording counts there, too. */
export const CARD_TEXTS = ['title', 'number', 'expiry', 'cvc', 'cvcHint', 'holder', 'zip'] as const;
export type CardText = (typeof CARD_TEXTS)[number];

/** The codes of a card form's fields (spec 2 §5). Others may come: they mean the generic error (2.5-13). */
export const FIELD_CODES = [
  ...['card_error', 'missing_card', 'card_declined'],
  ...['incorrect_number', 'invalid_number', 'incomplete_number'],
  ...['invalid_expiry_month', 'invalid_expiry_year', 'incorrect_expiry', 'incomplete_expiry'],
  ...['invalid_expiry_month_past', 'invalid_expiry_year_past', 'expired_card'],
  ...['incorrect_cvc', 'invalid_cvc', 'incomplete_cvc'],
  ...['invalid_zip', 'missing_holder'],
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
