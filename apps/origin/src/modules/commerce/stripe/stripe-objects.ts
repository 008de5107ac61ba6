/** What is read of Stripe's answers and events; everything else of them is left alone. */
export interface StripeFailure {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
  param?: string;
  payment_intent?: StripeIntent;
  setup_intent?: StripeIntent;
}

/** A PaymentIntent, or a SetupIntent where nothing is due. */
export interface StripeIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  payment_method?: string | null;
  metadata?: Readonly<Record<string, string>>;
  next_action?: { type: string; redirect_to_url?: { url?: string } } | null;
  last_payment_error?: StripeFailure | null;
  last_setup_error?: StripeFailure | null;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  status: string;
  metadata?: Readonly<Record<string, string>>;
}

export interface StripeCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint?: string | null;
}

/** A stored card, or the preview of one in a token. */
export interface StripeMethod {
  customer?: string | null;
  billing_details?: { name?: string | null };
  card?: StripeCard;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function isIntent(value: unknown): value is StripeIntent {
  return (
    isRecord(value) &&
    (value.object === 'payment_intent' || value.object === 'setup_intent') &&
    typeof value.id === 'string' &&
    typeof value.status === 'string' &&
    typeof value.client_secret === 'string'
  );
}

export const isRefund = (value: unknown): value is StripeRefund =>
  isRecord(value) &&
  value.object === 'refund' &&
  typeof value.id === 'string' &&
  typeof value.status === 'string';

export const isMethod = (value: unknown): value is StripeMethod & { card: StripeCard } =>
  isRecord(value) && isRecord(value.card) && typeof value.card.last4 === 'string';

/** The error in an answer; undefined where there is none that can be read. */
export function failureIn(body: unknown): StripeFailure | undefined {
  if (!isRecord(body) || !isRecord(body.error)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { type, code, decline_code, message, param, payment_intent, setup_intent } = body.error;
  return {
    type: text(type),
    code: text(code),
    decline_code: text(decline_code),
    message: text(message),
    param: text(param),
    payment_intent: isIntent(payment_intent) ? payment_intent : undefined,
    setup_intent: isIntent(setup_intent) ? setup_intent : undefined,
  };
}
