// Generated from schemas/realm/payment-providers by "npm run generate". Do not edit.

/** The methods that each payment provider takes. */
export const PAYMENT_METHODS: Readonly<Record<string, readonly string[]>> = {
  sandboxBank: ['bancontact', 'ideal', 'pix', 'alipay', 'wepay'],
  sandboxCard: ['card'],
  stripe: ['card'],
};
