import { isOnHost, sourceOfHost } from '../hosts';
import { type ConfigOf, PaymentFormError, type PaymentProvider } from '../provider';
import { returnHints } from '../return-hints';

/** Where Stripe serves its script, which must never come from elsewhere. */
const VENDOR = 'https://js.stripe.com';
/** Where Stripe has the pages on which an issuer asks the viewer. */
const ISSUERS = 'https://hooks.stripe.com';

/** The address of the script; a realm of a sandbox names a stand-in by a path at its origin. */
export const scriptAddress = (
  { scriptUri, train = 'endive' }: ConfigOf<'stripe'>,
  addressOf: (value: string) => string,
): string => (scriptUri === undefined ? `${VENDOR}/${train}/stripe.js` : addressOf(scriptUri));

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
      return { script: [script], frame, trustedTypes: [SCRIPTS] };
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
  // Its issuers' pages are left to a whole page: what may frame them is Stripe's script alone.
  async confirm({ config, order }) {
    const address = order.next?.address;
    if (address === undefined) return 'settled';
    const isTheirs = config.scriptUri === undefined ? isOnHost(address, ISSUERS) : isLocal(address);
    if (!isTheirs) throw new PaymentFormError('NONSENSE', `${address} is not an issuer's page.`);
    return { redirect: address };
  },
  resume: returnHints,
};

/** The policy under which `loadScript` loads; a constant of its own, so that this file needs no more of it on the server. */
const SCRIPTS = 'own-scripts';

/** A page of a stand-in, which is on this machine. */
const isLocal = (address: string) =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.localhost');
