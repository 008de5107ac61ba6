import { DEFAULTS } from '../generated/defaults';
import type { CommerceConfig, TextConfig } from '../generated/realm-config';
import type { Commerce, Localised, PaymentProvider } from '../realm';
import type { Selling } from './asked';

/** Resolves what pages need of what a brand sells: no prices, which are the origin's. */
export function resolveCommerce(
  config: CommerceConfig,
  text: (value: TextConfig) => Localised,
): Commerce {
  const { offerFree, licences = {}, legal, support, providers } = config;
  const commerce: Commerce = {
    offerFree: offerFree ?? DEFAULTS.commerce.offerFree,
    providers: providers.map(resolvePaymentProvider),
    order: [...(licences.order ?? DEFAULTS.commerce.order)],
  };
  if (licences.marked !== undefined) commerce.marked = licences.marked;
  if (licences.mark !== undefined) commerce.mark = text(licences.mark);
  if (legal) commerce.legal = { ...legal };
  if (support !== undefined) commerce.support = support;
  return commerce;
}

/** Resolves what only the origin needs, which computes prices and says which methods a viewer has. */
export function resolveSelling({
  currencies,
  tax = {},
  methods,
  trialOncePer,
  legal = {},
  support,
}: CommerceConfig): Selling {
  return {
    currencies: { default: currencies.default, byCountry: { ...currencies.byCountry } },
    tax: { display: tax.display ?? DEFAULTS.commerce.display, byCountry: { ...tax.byCountry } },
    methods: methods.map((method) => structuredClone(method)),
    trialOncePer: [...(trialOncePer ?? DEFAULTS.commerce.trialOncePer)],
    seller: { ...legal },
    support,
  };
}

function resolvePaymentProvider(provider: CommerceConfig['providers'][number]): PaymentProvider {
  return provider.type === 'stripe' ? { ...DEFAULTS.stripePayment, ...provider } : { ...provider };
}
