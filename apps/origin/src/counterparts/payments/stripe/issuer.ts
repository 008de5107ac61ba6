import type { CardError } from './objects';

/** How a card of docs.stripe.com/testing behaves (read in November 2026). */
export type StripeBehaviour =
  | 'succeeds'
  | 'declined'
  | 'noFunds'
  | 'expired'
  | 'wrongCvc'
  | 'asksUnlessSetUp'
  | 'alwaysAsks'
  | 'attachesAndFailsLater'
  | 'refundFails';

const visa = (behaviour: StripeBehaviour) => ({ behaviour, brand: 'visa' });

/** The numbers that exist. No other is taken: nobody should type their own card into a sandbox. */
export const STRIPE_CARDS: ReadonlyMap<string, { behaviour: StripeBehaviour; brand: string }> =
  new Map([
    ['4242424242424242', visa('succeeds')],
    ['5555555555554444', { behaviour: 'succeeds', brand: 'mastercard' }],
    ['378282246310005', { behaviour: 'succeeds', brand: 'amex' }],
    ['4000000000000002', visa('declined')],
    ['4000000000009995', visa('noFunds')],
    ['4000000000000069', visa('expired')],
    ['4000000000000127', visa('wrongCvc')],
    ['4000002500003155', visa('asksUnlessSetUp')],
    ['4000002760003184', visa('alwaysAsks')],
    ['4000000000000341', visa('attachesAndFailsLater')],
    ['4000000000005126', visa('refundFails')],
  ]);

const declined = (code: string, message: string, decline_code?: string): CardError => ({
  type: 'card_error',
  code,
  decline_code,
  message,
});

const GENERIC = declined('card_declined', 'Your card was declined.', 'generic_decline');

export const AUTHENTICATION_REQUIRED = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

/** What the viewer's refusal at the issuer leaves behind. */
export const authenticationFailed = (kind: 'payment_intent' | 'setup_intent'): CardError => ({
  type: 'card_error',
  code: `${kind}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** What the issuer says when money is asked for, or a card is set up for later. */
export function issuerSays(
  behaviour: StripeBehaviour,
  { paying, offSession, setUp }: { paying: boolean; offSession: boolean; setUp: boolean },
): 'yes' | 'ask' | CardError {
  switch (behaviour) {
    case 'succeeds':
    case 'refundFails':
      return 'yes';
    case 'declined':
      return GENERIC;
    case 'noFunds':
      return declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');
    case 'expired':
      return declined('expired_card', 'Your card has expired.');
    case 'wrongCvc':
      return declined('incorrect_cvc', "Your card's security code is incorrect.");
    case 'asksUnlessSetUp':
      return offSession && setUp ? 'yes' : 'ask';
    case 'alwaysAsks':
      return 'ask';
    case 'attachesAndFailsLater':
      return paying ? GENERIC : 'yes';
  }
}
