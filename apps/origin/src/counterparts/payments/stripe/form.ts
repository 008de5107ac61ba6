import { invalid } from './refusal';

/** A form-encoded body: texts, lists (`a[]=x` or `a[0]=x`) and one level of names (`metadata[order]=x`). */
export type Form = Readonly<Record<string, string | string[] | Record<string, string>>>;

/** Reads a body as Stripe's API takes it. @throws {StripeRefusal} for names that are not written so */
export function readForm(text: string): Form {
  const form: Record<string, string | string[] | Record<string, string>> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [, name = '', inner] = /^(\w+)(?:\[(\w*)\])?$/.exec(key) ?? [];
    if (name === '')
      throw invalid(`Invalid request (check that your POST content is form-encoded): ${key}`);
    const before = form[name];
    if (inner === undefined) form[name] = value;
    else if (/^\d*$/.test(inner)) form[name] = [...(Array.isArray(before) ? before : []), value];
    else
      form[name] = {
        ...(typeof before === 'object' && !Array.isArray(before) ? before : {}),
        [inner]: value,
      };
  }
  return form;
}

interface Parameters {
  required?: readonly string[];
  optional?: readonly string[];
}

/**
 * The parameters of each call: those of the documented ones that the stand-in acts on. Any other is refused, so that nothing is sent
 * whose effect is not tried here.
 */
export const PARAMETERS = {
  createCustomer: { optional: ['metadata', 'email', 'name', 'description'] },
  createPaymentIntent: {
    required: ['amount', 'currency'],
    optional: [
      ...['customer', 'description', 'metadata', 'payment_method_types', 'setup_future_usage'],
    ],
  },
  createSetupIntent: {
    optional: ['customer', 'description', 'metadata', 'payment_method_types', 'usage'],
  },
  confirmPaymentIntent: {
    optional: [
      ...['payment_method', 'confirmation_token', 'off_session', 'return_url', 'use_stripe_sdk'],
      'client_secret',
    ],
  },
  confirmSetupIntent: {
    optional: [
      ...['payment_method', 'confirmation_token', 'return_url', 'use_stripe_sdk', 'client_secret'],
    ],
  },
  retrieve: { optional: ['client_secret'] },
  cancel: { optional: ['cancellation_reason'] },
  createRefund: { optional: ['payment_intent', 'amount', 'reason', 'metadata'] },
  none: {},
} as const satisfies Record<string, Parameters>;

/** Checks the names of a call's parameters. @throws {StripeRefusal} */
export function checkParameters(form: Form, call: keyof typeof PARAMETERS): void {
  const { required = [], optional = [] }: Parameters = PARAMETERS[call];
  for (const param of Object.keys(form))
    if (!required.includes(param) && !optional.includes(param))
      throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  for (const param of required)
    if (!(param in form) || form[param] === '')
      throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function textOf(form: Form, param: string): string | undefined {
  const value = form[param];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw invalid(`Invalid string: ${param}`, { param });
}

export function booleanOf(form: Form, param: string): boolean {
  const value = textOf(form, param);
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw invalid(`Invalid boolean: ${value}`, { code: 'parameter_invalid_boolean', param });
}

export function wholeOf(form: Form, param: string): number | undefined {
  const value = textOf(form, param);
  if (value === undefined) return undefined;
  if (/^\d{1,12}$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
}

export function metadataOf(form: Form): Record<string, string> {
  const value = form.metadata;
  if (value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw invalid('Invalid object', { param: 'metadata' });
}
