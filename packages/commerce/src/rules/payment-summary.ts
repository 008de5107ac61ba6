/** What decides the summary of how it is paid (2 §2). */
export interface PaymentSummaryInput {
  /** Whether the provider of the chosen card hides the billing address (the second card provider). */
  hidesBillingAddress: boolean;
  /** Whether a licence gets new payment details; nothing is bought. */
  isUpdate: boolean;
  /** Whether the country of the address requires a tax number and a birth date. */
  requiresTaxNumber: boolean;
}

export interface PaymentSummaryParts {
  /** The chosen method, always with its Change link. */
  changeMethod: boolean;
  /** The address stays in view; only its Change link is hidden. */
  changeAddress: boolean;
  birthDate: boolean;
  taxNumber: boolean;
}

export const paymentSummary = ({
  hidesBillingAddress,
  isUpdate,
  requiresTaxNumber,
}: PaymentSummaryInput): PaymentSummaryParts => ({
  changeMethod: true,
  changeAddress: !hidesBillingAddress && !isUpdate,
  birthDate: requiresTaxNumber,
  taxNumber: requiresTaxNumber,
});
