import type { DocumentedSurface } from '../vendors/documented';

/** The documented surface of Stripe.js, as far as entering a card goes; read in November 2026. */
export const STRIPE_SURFACE = {
  source: 'https://docs.stripe.com/js',
  members: ['elements', 'confirmSetup'],
  options: {
    Stripe: ['locale', 'apiVersion', 'stripeAccount', 'betas', 'advancedFraudSignals'],
    elements: [
      ...['mode', 'currency', 'amount', 'setupFutureUsage', 'captureMethod', 'onBehalfOf'],
      ...['paymentMethodTypes', 'paymentMethodConfiguration', 'paymentMethodCreation'],
      ...['paymentMethodOptions', 'externalPaymentMethodTypes', 'excludedPaymentMethodTypes'],
      ...['fonts', 'locale', 'appearance', 'loader', 'clientSecret', 'customerSessionClientSecret'],
    ],
    create: [
      ...['layout', 'defaultValues', 'business', 'paymentMethodOrder', 'fields', 'readOnly'],
      ...['terms', 'wallets', 'applePay'],
    ],
    confirmSetup: ['elements', 'clientSecret', 'confirmParams', 'redirect', 'confirmationToken'],
    appearance: ['theme', 'variables', 'rules', 'labels', 'disableAnimations', 'inputs'],
  },
  answers: {
    change: ['elementType', 'empty', 'complete', 'collapsed', 'value'],
    setupIntent: ['id', 'object', 'status', 'payment_method', 'client_secret', 'usage'],
    error: ['type', 'code', 'decline_code', 'message', 'param', 'setup_intent'],
  },
} as const satisfies DocumentedSurface;
