import type { Site } from '@marquee/renderer';
import { type ChosenDetails, leavesSite } from '../rules/arrangement';

/** The page of the site that a bank (`/pay/:providerId`) or an issuer (`/payment-authorization`) leads back to. */
export function returnUri(
  { path, basename }: Pick<Site, 'path' | 'basename'>,
  { paymentMethodType, targetPaymentProvider = '' }: ChosenDetails,
  from: string | undefined,
): string {
  const query = { from };
  const page = leavesSite(paymentMethodType)
    ? path('payReturn', { providerId: targetPaymentProvider }, { query })
    : path('paymentAuthorization', {}, { query });
  return new URL(`${basename}${page}`, location.origin).href;
}
