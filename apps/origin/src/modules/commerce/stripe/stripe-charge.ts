import type { CompanyCharge, CompanyRefund } from '../company';
import type { StripeFailure, StripeIntent, StripeRefund } from './stripe-objects';

/** Why Stripe's issuer said no. The code stays Stripe's own (2.8-06), but for the viewer's own refusal, which has two names there. */
export function declineOf({ code = 'card_declined', message }: StripeFailure) {
  return {
    code: code.endsWith('_authentication_failure') ? 'authentication_failed' : code,
    message: message ?? 'The card was declined.',
  };
}

/** An intent as a charge; null while nobody has tried to confirm it. */
export function chargeOf(intent: StripeIntent): CompanyCharge | null {
  const { id, status } = intent;
  const details = intent.payment_method ?? undefined;
  switch (status) {
    case 'succeeded':
    case 'processing':
      return { id, status, details };
    case 'canceled':
      return { id, status: 'cancelled' };
    case 'requires_action':
      return { id, status, next: nextOf(intent) };
    case 'requires_payment_method': {
      const failure = intent.last_payment_error ?? intent.last_setup_error;
      return failure ? { id, status: 'declined', decline: declineOf(failure) } : null;
    }
    case 'requires_confirmation':
      return null;
    default:
      // A state that we do not ask for, such as a capture by hand: it moves on at Stripe, or a person does it there.
      return { id, status: 'processing' };
  }
}

/** Stripe's script asks the viewer, unless it names a page of its own. */
function nextOf({ next_action: next, client_secret: clientSecret }: StripeIntent) {
  const url = next?.redirect_to_url?.url;
  return url === undefined
    ? { type: 'challenge' as const, clientSecret }
    : { type: 'challenge' as const, url };
}

/** How a refund stands; what Stripe or the issuer takes back was not paid back. */
export function refundOf({ id, status }: StripeRefund): CompanyRefund {
  if (status === 'succeeded') return { id, status };
  return { id, status: status === 'failed' || status === 'canceled' ? 'failed' : 'processing' };
}
