import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VerifiedWebhook } from './verify-webhook';

/** The time that an event's stamp may differ from our clock; that of Stripe's own libraries. */
const TOLERANCE_SECONDS = 300;

export interface StripeSigned {
  /** The bytes of the body, as they came. */
  body: Buffer | string;
  /** The header `Stripe-Signature`: `t=1492774577,v1=5257a8…,v0=…`. */
  header: string | string[] | undefined;
  /** `whsec_…`; several while a secret is being replaced. */
  secrets: readonly string[];
  now: Date;
}

const same = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/**
 * Verifies a webhook of Stripe's (docs.stripe.com/webhooks/signature): HMAC-SHA256 of `t.body`, with the whole secret as key; one of the
 * `v1` signatures must fit. The signature comes before the age, so that an answer tells nothing to a caller without the secret.
 */
export function verifyStripeSignature({
  body,
  header,
  secrets,
  now,
}: StripeSigned):
  | Omit<Extract<VerifiedWebhook, { valid: true }>, 'id'>
  | Extract<VerifiedWebhook, { valid: false }> {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
  });
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  const given = parts.flatMap(([name, value]) =>
    name === 'v1' ? [Buffer.from(value, 'hex')] : [],
  );
  if (!/^\d{1,12}$/.test(stamp) || given.length === 0) return { valid: false, reason: 'headers' };
  const fits = secrets.some((secret) => {
    if (secret === '') return false;
    const own = createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();
    return given.some((signature) => same(signature, own));
  });
  if (!fits) return { valid: false, reason: 'signature' };
  const sentAt = new Date(Number(stamp) * 1000);
  const age = Math.abs(now.getTime() - sentAt.getTime()) / 1000;
  return age > TOLERANCE_SECONDS ? { valid: false, reason: 'age' } : { valid: true, sentAt };
}
