import { OriginError } from '@marquee/origin-client';
import type { Basket } from '../contract';

/** What a page does after a payment call that gave no order. */
export type PayOutcome =
  /** Nothing was charged; the next press is a new attempt. */
  | { is: 'refused' }
  /** It may have been charged: the same attempt is asked for until the origin says. */
  | { is: 'unknown' }
  /** Another attempt at this basket is not at rest. */
  | { is: 'underWay'; orderId: string }
  | { is: 'priceChanged'; basket: Basket | undefined }
  | { is: 'detailsMissing'; fields: readonly string[] }
  | { is: 'noTrial' };

/**
 * Reads a failed payment call (5 §4): a cut, a timeout, a broken answer or a 5xx says nothing about the
 * money, and neither does a call that still runs under the same key; any other answer is a refusal.
 */
export function payOutcome(error: unknown): PayOutcome {
  if (!(error instanceof OriginError)) return { is: 'unknown' };
  const { kind, status, code, messages, details } = error;
  if (kind === 'offline' || kind === 'timeout' || kind === 'malformed' || kind === 'aborted')
    return { is: 'unknown' };
  if (status >= 500 || status === 429 || status === 401 || code === 'KEY_IN_USE')
    return { is: 'unknown' };
  if (code === 'ORDER_UNDER_WAY' && typeof details.orderId === 'string')
    return { is: 'underWay', orderId: details.orderId };
  if (code === 'PRICE_CHANGED') return { is: 'priceChanged', basket: basketIn(details.basket) };
  if (status === 424 || code === 'BASKET_REQUIREMENTS_FAILED')
    return { is: 'detailsMissing', fields: textsIn(details.missingFields) };
  if (status === 409 && messages[0] === 'freeTrialDenied') return { is: 'noTrial' };
  return { is: 'refused' };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The basket that comes with an error, where it has the parts that the page reads first; the page asks again for another. */
function basketIn(value: unknown): Basket | undefined {
  const isBasket =
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'today' in value &&
    'basketItems' in value;
  // The checked boundary: beyond its shape, an answer is trusted to have the contract's types.
  return isBasket ? (value as Basket) : undefined;
}
