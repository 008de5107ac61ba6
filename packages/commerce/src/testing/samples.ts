import type {
  Basket,
  Card,
  Licence,
  LicenceFamilies,
  Order,
  PaymentMethod,
  Receipt,
} from '../contract';

const AS_OF = '2026-11-29T12:00:00Z';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

/** A licence as the origin answers it, sold by the month. */
export const licence = (parts: Partial<Licence> = {}): Licence => ({
  id: 101,
  name: 'Season',
  description: 'Every match, live and as a replay.',
  features: ['Every match live', 'Two screens at once'],
  type: 'OTHER',
  rank: 10,
  family: 1,
  pauseState: 'NOT_PAUSED',
  autoRenewingStatus: 'NOT_RENEWING',
  subscriptionPendingActions: [],
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  amounts: [
    {
      id: `price-${parts.id ?? 101}`,
      sku: `sku-${parts.id ?? 101}`,
      ...eur(999),
      periodAmounts: [],
      local: true,
      default: false,
      taxInclusive: true,
    },
  ],
  paymentProviderInfo: { managed: true },
  trialEligible: 'no',
  ctaControl: 'BUY',
  activationStrategy: { type: 'IMMEDIATE' },
  ...parts,
});

const END = '2026-12-29T12:00:00Z';
/** The next charge of a plan that renews. */
export const nextCharge = { at: END, amount: eur(999) };

/** A plan that renews, as its viewer sees it. */
export const subscribed = (parts: Partial<Licence> = {}): Licence =>
  licence({
    status: 'ACTIVE',
    autoRenewingStatus: 'AUTO_RENEWING',
    nextCharge,
    mayCancel: true,
    cancelEndsAt: END,
    licenceStatus: {
      status: parts.status ?? 'ACTIVE',
      autoRenewingStatus: 'AUTO_RENEWING',
      expiryTimestamp: END,
      pauseState: 'NOT_ALLOWED',
      subscriptionPendingActions: [],
    },
    ...parts,
  });

/** It was cancelled, and can be reactivated. */
export const cancelled = (parts: Partial<Licence> = {}): Licence =>
  subscribed({
    autoRenewingStatus: 'NOT_RENEWING',
    nextCharge: undefined,
    mayCancel: false,
    cancelEndsAt: undefined,
    reactivation: nextCharge,
    ...parts,
  });

/** What a brand sells: three plans of one family, and one match alone. */
export const families = (all: readonly Licence[] = plans): LicenceFamilies => ({
  families: [{ id: 1, name: 'Passes', licences: all.filter(({ family }) => family === 1) }],
  licences: all.filter(({ family }) => family !== 1),
  asOf: AS_OF,
});

export const plans: readonly Licence[] = [
  licence({ id: 101, name: 'Highlights', rank: 10 }),
  licence({
    id: 102,
    name: 'Season',
    rank: 20,
    trialDetails: { trialPeriodDuration: 7 },
    trialEligible: 'yes',
  }),
  licence({ id: 103, name: 'Season for a year', rank: 30 }),
  licence({
    id: 110,
    name: 'The final',
    family: undefined,
    purchaseStrategy: { type: 'PAY_PER_VIEW', accessHours: 48 },
  }),
];

/** A basket with one plan in it. */
export const basket = (parts: Partial<Basket> = {}): Basket => ({
  id: '6f1f9c1e-8a35-4f53-9a52-6d6d2c0b6a01',
  version: 3,
  basketItems: [
    {
      sku: 'sku-101',
      licenceId: 101,
      name: 'Season',
      price: eur(999),
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    },
  ],
  vouchers: [],
  subtotal: eur(999),
  discount: eur(0),
  discountedTotal: eur(999),
  discountedTax: eur(160),
  taxInclusive: true,
  taxRateEstimated: false,
  missingFields: [],
  today: eur(999),
  change: 'NONE',
  asOf: AS_OF,
  ...parts,
});

export const cardMethod: PaymentMethod = {
  paymentMethodType: 'card',
  targetPaymentProvider: 'sandboxCard',
  face: 'frame',
  currencies: ['EUR'],
  chargesLater: true,
};

/** Nothing is to be paid, and none of the others takes it. */
export const zeroBalance: PaymentMethod = {
  paymentMethodType: 'zeroBalance',
  targetPaymentProvider: 'none',
  face: 'none',
  currencies: ['EUR'],
  chargesLater: false,
};

export const bancontact: PaymentMethod = {
  paymentMethodType: 'bancontact',
  targetPaymentProvider: 'sandboxBank',
  face: 'redirect',
  currencies: ['EUR'],
  chargesLater: true,
};

export const storedCard = (parts: Partial<Card> = {}): Card => ({
  cardId: 'card-1',
  cardType: 'visa',
  last4Digits: '4242',
  cardHolder: 'Kim Okafor',
  showEula: false,
  paymentProviderId: 'sandboxCard',
  licences: [],
  paymentMethodType: 'card',
  expiry: '2034-12',
  default: true,
  ...parts,
});

export const order = (parts: Partial<Order> = {}): Order => ({
  id: '0f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a02',
  version: 1,
  status: 'succeeded',
  purpose: 'buy',
  total: eur(999),
  licenceIds: [101],
  asOf: AS_OF,
  ...parts,
});

export const receipt = (parts: Partial<Receipt> = {}): Receipt => ({
  id: '1f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a03',
  number: '000017',
  when: AS_OF,
  itemType: 'SUBSCRIPTION',
  status: 'succeeded',
  lines: [{ sku: 'sku-101', name: 'Season', amount: eur(999), period: 'P1M' }],
  subtotal: eur(999),
  discount: eur(0),
  tax: eur(160),
  taxInclusive: true,
  total: eur(999),
  paymentMethodType: 'card',
  cardType: 'visa',
  last4Digits: '4242',
  refunds: [],
  asOf: AS_OF,
  ...parts,
});

/** The answers of the origin to a checkout. */
export const checkoutAnswers = (
  now: Basket,
  {
    methods = [cardMethod, bancontact] as readonly PaymentMethod[],
    cards = [] as readonly Card[],
  } = {},
) => ({
  '/customer/basket': [200, now] as const,
  '/payment-method/providers': [200, { methods, asOf: AS_OF }] as const,
  '/user/payment-details': [200, { cards, most: 5, asOf: AS_OF }] as const,
  '/realm/consents': [200, { terms: [] }] as const,
});
