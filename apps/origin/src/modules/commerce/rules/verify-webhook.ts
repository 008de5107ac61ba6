import { createHmac, timingSafeEqual } from 'node:crypto';

/** The time that an event's stamp may differ from our clock. */
const TOLERANCE_SECONDS = 300;

export interface SignedWebhook {
  /** The bytes of the body, as they came. */
  body: Buffer | string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_` and base64, or base64 alone; several while a secret is being replaced. */
  secrets: readonly string[];
  now: Date;
}

export type VerifiedWebhook =
  | { valid: true; id: string; sentAt: Date }
  | { valid: false; reason: 'headers' | 'signature' | 'age' };

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

const same = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/**
 * Verifies a webhook by Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, one of whose `v1` signatures must fit one of the
 * secrets. The signature comes before the age, so that an answer tells nothing to a caller without the secret.
 */
export function verifyWebhook({ body, headers, secrets, now }: SignedWebhook): VerifiedWebhook {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const id = text('webhook-id');
  const stamp = text('webhook-timestamp');
  const signatures = text('webhook-signature');
  if (id === '' || !/^\d{1,12}$/.test(stamp) || signatures === '')
    return { valid: false, reason: 'headers' };
  const given = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []));
  const fits = secrets.some((secret) => {
    const key = keyOf(secret);
    if (key.length === 0) return false;
    const own = createHmac('sha256', key).update(`${id}.${stamp}.`).update(body).digest();
    return given.some((signature) => same(signature, own));
  });
  if (!fits) return { valid: false, reason: 'signature' };
  const sentAt = new Date(Number(stamp) * 1000);
  const age = Math.abs(now.getTime() - sentAt.getTime()) / 1000;
  return age > TOLERANCE_SECONDS ? { valid: false, reason: 'age' } : { valid: true, id, sentAt };
}
