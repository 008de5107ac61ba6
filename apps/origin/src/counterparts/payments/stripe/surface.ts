import type { DocumentedSurface } from '../../vendors/documented';

/** The documented surface of Stripe.js, as far as paying with a card goes; read in November 2026, and in `stripe/stripe-js` at 1a6a2c6. */
export const STRIPE_SURFACE = {
  source: 'https://docs.stripe.com/js',
  members: [
    ...['elements', 'createConfirmationToken', 'confirmSetup', 'handleNextAction'],
    ...['retrievePaymentIntent', 'retrieveSetupIntent'],
  ],
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
    createConfirmationToken: ['elements', 'element', 'params'],
    confirmSetup: ['elements', 'clientSecret', 'confirmParams', 'redirect', 'confirmationToken'],
    handleNextAction: ['clientSecret', 'hashedValue'],
    appearance: ['theme', 'variables', 'rules', 'labels', 'disableAnimations', 'inputs'],
  },
  answers: {
    change: ['elementType', 'empty', 'complete', 'collapsed', 'value'],
    confirmationToken: [
      'id',
      'object',
      'created',
      'livemode',
      'expires_at',
      'payment_method_preview',
    ],
    setupIntent: ['id', 'object', 'status', 'payment_method', 'client_secret', 'usage'],
    error: ['type', 'code', 'decline_code', 'message', 'param', 'setup_intent'],
  },
} as const satisfies DocumentedSurface;
