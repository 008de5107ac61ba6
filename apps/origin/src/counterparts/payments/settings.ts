import { createHmac } from 'node:crypto';
import { COMPANY_HOSTS, type CompanyName, type CompanySettings } from './protocol';

/**
 * The keys of the sandbox, the same at each start: an origin that was killed and started again must still know its companies. They
 * open nothing but programs on this machine.
 */
const keyOf = (purpose: string) => createHmac('sha256', 'marquee-sandbox').update(purpose).digest();

/** What the origin needs to work with each company. */
export function paymentSettings(
  addressOf: (host: string) => string,
): Readonly<Record<CompanyName, CompanySettings>> {
  const of = (name: CompanyName): CompanySettings => ({
    address: addressOf(COMPANY_HOSTS[name]),
    secretKey: `sk_test_${keyOf(`${name} merchant`).toString('hex')}`,
    webhookSecret: `whsec_${keyOf(`${name} webhooks`).toString('base64')}`,
  });
  return {
    sandboxCard: of('sandboxCard'),
    sandboxBank: of('sandboxBank'),
    // A secret of Stripe's is a text as it stands, no base64.
    stripe: { ...of('stripe'), webhookSecret: `whsec_${keyOf('stripe webhooks').toString('hex')}` },
  };
}
