import { localFetch } from '../../../counterparts/local-fetch';
import { NoAnswer } from '../company';
import { failureIn, type StripeFailure } from './stripe-objects';

/** The time that Stripe may take; a viewer is waiting. */
const PATIENCE_MS = 10_000;
/** The release of the API whose answers are read here; without it, they would be those of the account's own setting. */
const VERSION = '2026-07-29.dahlia';

/** An answer of Stripe's that can be read. `replayed`: it was given before for this key, and may be old. */
export type StripeAnswer = { replayed: boolean } & (
  | { ok: true; body: unknown }
  | { ok: false; status: number; failure: StripeFailure }
);

export type Form = Readonly<Record<string, string | number | boolean | undefined>>;

export type StripeCall = (
  method: 'GET' | 'POST',
  path: string,
  form?: Form,
  /** The `Idempotency-Key` of a POST. */
  key?: string,
) => Promise<StripeAnswer>;

function encode(form: Form): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    if (value !== undefined) encoded.set(name, String(value));
  return encoded;
}

/**
 * Calls Stripe's API. What it refuses is an answer; where it may have acted without saying so (no answer, its own error, a key that is in
 * use or belongs to another request) `NoAnswer` is thrown: the payment stays unknown, and is asked for again.
 */
export function stripeCall({
  address,
  secretKey,
}: {
  address: string;
  secretKey: string;
}): StripeCall {
  return async (method, path, form = {}, key) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': VERSION,
    };
    if (method === 'POST') headers['content-type'] = 'application/x-www-form-urlencoded';
    if (key !== undefined) headers['idempotency-key'] = key;
    try {
      const answer = await localFetch(`${address}/v1/${path}`, {
        method,
        headers,
        body: method === 'POST' ? encode(form).toString() : undefined,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const replayed = answer.headers.get('idempotent-replayed') === 'true';
      const body: unknown = await answer.json();
      if (answer.ok) return { ok: true, replayed, body };
      const failure = failureIn(body);
      const isClear = [400, 402, 404].includes(answer.status);
      if (!isClear || !failure || failure.type === 'idempotency_error')
        throw new NoAnswer(`Stripe: ${answer.status} ${failure?.type}: ${failure?.message}`);
      return { ok: false, replayed, status: answer.status, failure };
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer(`Stripe did not answer to ${method} ${path}.`, { cause: error });
    }
  };
}
