/**
 * The part of Stripe.js that we use, as docs.stripe.com/js has it (read in November 2026; `@stripe/stripe-js` 10.2.1 has the same
 * names). Written by hand: the types alone are no reason for a dependency.
 */
export type StripeScript = (publishableKey: string, options?: { locale?: string }) => StripeClient;

export interface StripeClient {
  elements(options: ElementsOptions): StripeElements;
  /** What was entered, for one confirmation by the merchant's server. */
  createConfirmationToken(options: {
    elements: StripeElements;
  }): Promise<{ error?: StripeError; confirmationToken?: { id: string } }>;
  /** Does what an intent asks for, in a window of Stripe's. Throws when it asks for nothing. */
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeError }>;
  confirmSetup(options: {
    elements: StripeElements;
    clientSecret: string;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<SetupResult>;
}

export interface ElementsOptions {
  mode: 'payment' | 'setup';
  /** In Stripe's units; with the mode `payment` alone. */
  amount?: number;
  /** In lower case. */
  currency: string;
  setupFutureUsage?: 'off_session';
  paymentMethodTypes: readonly string[];
  appearance: StripeAppearance;
}

export interface StripeAppearance {
  theme: 'stripe' | 'night';
  variables: Readonly<Record<string, string>>;
}

export interface StripeElements {
  create(
    type: 'payment',
    options: { layout: 'tabs'; wallets: { applePay: 'never'; googlePay: 'never' } },
  ): PaymentElement;
  submit(): Promise<{ error?: StripeError }>;
}

export interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', run: (event: unknown) => void): unknown;
  on(event: 'change', run: (event: { complete: boolean; empty: boolean }) => void): unknown;
  focus(): void;
  destroy(): void;
}

export interface StripeError {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

export interface SetupResult {
  error?: StripeError;
  setupIntent?: { status: string; payment_method: string | { id: string } | null };
}
