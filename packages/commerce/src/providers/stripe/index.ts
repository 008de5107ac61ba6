import { isOnHost, sourceOfHost } from '../hosts';
import { PaymentFormError, type PaymentProvider } from '../provider';
import { returnHints } from '../return-hints';
import { scriptAddress, VENDOR } from './script-address';

/** Where Stripe has the pages on which an issuer asks the viewer. */
const ISSUERS = 'https://hooks.stripe.com';

/** The first card provider of the specification: Stripe's own form, by its own script. */
export const provider: PaymentProvider<'stripe'> = {
  type: 'stripe',
  methods: ['card'],
  face: 'frame',
  hidesBillingAddress: false,
  // As Stripe documents it (docs.stripe.com/security/guide, "Content security policy"), read in November 2026.
  sources(config, addressOf) {
    const script = scriptAddress(config, addressOf);
    if (config.scriptUri !== undefined) {
      // A stand-in: its script is at the realm's origin, a card is entered on a host of its own.
      const frame = config.frames === undefined ? [] : [sourceOfHost(config.frames)];
      return { script: [script], frame, connect: frame, trustedTypes: [SCRIPTS] };
    }
    return {
      script: [VENDOR, 'https://*.js.stripe.com'],
      frame: [VENDOR, 'https://*.js.stripe.com', ISSUERS],
      connect: ['https://api.stripe.com'],
      image: ['https://*.stripe.com'],
      trustedTypes: [SCRIPTS],
    };
  },
  mount: async (...given) => (await import('./mount')).mountStripe(...given),
  // Its script asks the viewer. A page of an issuer's, where Stripe names one, is a whole page: only the script may frame it.
  async confirm({ config, order, locale, addressOf }) {
    const { address, clientSecret } = order.next ?? {};
    if (clientSecret !== undefined)
      return (await import('./ask')).askInScript({ config, locale, addressOf }, clientSecret);
    if (address === undefined) return 'settled';
    const isTheirs = config.scriptUri === undefined ? isOnHost(address, ISSUERS) : isLocal(address);
    if (!isTheirs) throw new PaymentFormError('NONSENSE', `${address} is not an issuer's page.`);
    return { redirect: address };
  },
  // Its own names of the payment, beside those of 2.2-01.
  resume(query) {
    const own = query.get('payment_intent') ?? query.get('setup_intent') ?? undefined;
    const hints = returnHints(query);
    return { ...hints, paymentProviderId: hints.paymentProviderId ?? own };
  },
};

/** The policy under which `loadScript` loads; a constant of its own, so that this file needs no more of it on the server. */
const SCRIPTS = 'own-scripts';

/** A page of a stand-in, which is on this machine. */
const isLocal = (address: string) =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.localhost');
