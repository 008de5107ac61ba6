/**
 * Stripe's objects as far as a merchant who takes cards meets them, by the names of its API reference. Read in `stripe/stripe-node` at
 * 6639421 (August 2026), whose types are generated from Stripe's OpenAPI document.
 */
export type Metadata = Readonly<Record<string, string>>;

interface Base {
  id: string;
  /** Seconds. */
  created: number;
  livemode: false;
}

export interface Customer extends Base {
  object: 'customer';
  metadata: Metadata;
}

export interface StripeCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
}

export interface PaymentMethod extends Base {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  billing_details: { name: string | null };
  card: StripeCard;
}

/** What the Payment Element has collected, for one confirmation. */
export interface ConfirmationToken extends Base {
  object: 'confirmation_token';
  expires_at: number;
  payment_intent: string | null;
  setup_intent: string | null;
  payment_method_preview: Pick<PaymentMethod, 'type' | 'customer' | 'billing_details' | 'card'>;
  use_stripe_sdk: true;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; source: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

interface IntentBase extends Base {
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  metadata: Metadata;
  description: string | null;
  status: IntentStatus;
  next_action: NextAction | null;
}

export interface PaymentIntent extends IntentBase {
  object: 'payment_intent';
  /** In the smallest unit as Stripe counts it. */
  amount: number;
  amount_received: number;
  /** Small letters. */
  currency: string;
  setup_future_usage: 'off_session' | 'on_session' | null;
  latest_charge: string | null;
  last_payment_error: CardError | null;
  canceled_at: number | null;
}

export interface SetupIntent extends IntentBase {
  object: 'setup_intent';
  usage: string;
  last_setup_error: CardError | null;
}

export type Intent = PaymentIntent | SetupIntent;

export interface Refund extends Base {
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Metadata;
}

export type StripeObject = Customer | PaymentMethod | ConfirmationToken | Intent | Refund;

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: StripeObject };
}

/** The envelope of an error; `card_error` means that the issuer, or the viewer at the issuer, said no. */
export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: PaymentIntent;
  setup_intent?: SetupIntent;
}

export type CardError = Pick<ErrorBody, 'type' | 'code' | 'decline_code' | 'message'>;
