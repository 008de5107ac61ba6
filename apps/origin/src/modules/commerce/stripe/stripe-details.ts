import { type CompanyDetails, NoAnswer } from '../company';
import type { Customers } from './customers';
import type { StripeCall } from './stripe-call';
import { isMethod } from './stripe-objects';

/**
 * Finds a card at Stripe: a stored one (`pm_…`), which is its customer's, or what was just entered (`ctoken_…`), which is nobody's until
 * it is paid with: its name is known to the page alone that has entered it.
 */
export async function findStripeDetails(
  call: StripeCall,
  customers: Customers,
  exid: string,
): Promise<CompanyDetails | null> {
  const [, kind] = /^(pm|ctoken)_\w+$/.exec(exid) ?? [];
  if (kind === undefined) return null;
  const path = kind === 'pm' ? 'payment_methods' : 'confirmation_tokens';
  const answer = await call('GET', `${path}/${exid}`);
  if (!answer.ok) return null;
  const method = kind === 'pm' ? answer.body : previewIn(answer.body);
  if (!isMethod(method)) throw new NoAnswer(`Stripe's answer for ${exid} has no card.`);
  const { customer, billing_details, card } = method;
  const viewer = customer ? await customers.viewerOf(customer) : undefined;
  // Stored for a customer who is nobody here, or for none any more: nobody may pay with it.
  if (kind === 'pm' && viewer === undefined) return null;
  return {
    exid,
    customer: viewer,
    method: 'card',
    card: {
      brand: card.brand,
      last4: card.last4,
      holder: billing_details?.name ?? '',
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
      // Wallets' cards have none: each is then a card of its own.
      fingerprint: card.fingerprint ?? exid,
    },
  };
}

const previewIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'payment_method_preview' in body
    ? body.payment_method_preview
    : undefined;
