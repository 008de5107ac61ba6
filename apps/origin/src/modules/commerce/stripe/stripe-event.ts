import type { HeardEvent, SignedRequest } from '../company';
import { verifyStripeSignature } from '../rules/verify-stripe-signature';
import { chargeOf, refundOf } from './stripe-charge';
import { isIntent, isRefund } from './stripe-objects';

/**
 * Reads an event of Stripe's. It has a picture of an intent or a refund as it was then: states only go forward, so that an old one
 * changes nothing. An account of Stripe's may serve other shops as well, whose events are nobody's business here.
 */
export function hearStripe(
  { raw, headers, now }: SignedRequest,
  secret: string,
): HeardEvent | null {
  const verified = verifyStripeSignature({
    body: raw,
    header: headers['stripe-signature'],
    secrets: [secret],
    now,
  });
  if (!verified.valid) return null;
  const { id, created, object } = read(raw.toString('utf8'));
  const at = created === undefined ? verified.sentAt : new Date(created * 1000);
  // Without a name it cannot be told from another: its time and its length have to do.
  if (id === undefined)
    return { id: `${verified.sentAt.getTime()}-${raw.length}`, at, news: undefined };
  return { id, at, news: newsIn(object) };
}

function newsIn(object: unknown): HeardEvent['news'] {
  if (!isIntent(object) && !isRefund(object)) return null;
  const payment = object.metadata?.payment;
  if (payment === undefined) return null;
  if (isRefund(object)) return { payment, refund: refundOf(object) };
  const charge = chargeOf(object);
  // One that was made and not confirmed yet tells nothing.
  return charge === null ? null : { payment, charge };
}

function read(text: string): { id?: string; created?: number; object?: unknown } {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event !== 'object' || event === null) return {};
    const { id, created, data } = Object.fromEntries(Object.entries(event));
    return {
      id: typeof id === 'string' ? id : undefined,
      created: typeof created === 'number' ? created : undefined,
      object: data?.object,
    };
  } catch {
    return {};
  }
}
