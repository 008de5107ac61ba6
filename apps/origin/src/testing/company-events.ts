import { randomUUID } from 'node:crypto';
import type { Counterparts } from '../counterparts/counterparts';
import type { ChargeStatus, WebhookEvent } from '../counterparts/payments/protocol';
import { signWebhook } from '../counterparts/payments/webhooks';
import type { purchases } from './purchases';

/** What a card company tells of a charge. */
export const chargeEvent = (payment: string, status: ChargeStatus, refunded = 0): WebhookEvent => ({
  type: `charge.${status}`,
  occurredAt: new Date().toISOString(),
  data: {
    charge: {
      id: `ch_${payment}`,
      payment,
      status,
      method: 'card',
      amount: 757,
      currency: 'USD',
      scale: 2,
      refunded,
      createdAt: new Date().toISOString(),
      changedAt: new Date().toISOString(),
    },
  },
});

/** What it tells of a payment that it has paid back, or could not. */
export function refundEvent(
  payment: string,
  status: 'succeeded' | 'failed' = 'succeeded',
): WebhookEvent {
  const { occurredAt, data } = chargeEvent(payment, 'succeeded', status === 'succeeded' ? 757 : 0);
  const refund = { id: `re_${payment}`, payment, amount: 757, status };
  return { type: `refund.${status}`, occurredAt, data: { ...data, refund } };
}

interface Sending {
  id?: string;
  at?: number;
  secret?: string;
}

/** Sends events as the card company does. */
export const companyEvents =
  (shop: Pick<ReturnType<typeof purchases>, 'call'>, { payments }: Counterparts) =>
  (event: unknown, { id = randomUUID(), at = Date.now(), secret }: Sending = {}) => {
    const body = JSON.stringify(event);
    const seconds = Math.floor(at / 1000);
    const key = secret ?? payments.settings.sandboxCard.webhookSecret;
    return shop.call('POST', '/webhooks/sandboxCard', {
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(key, id, seconds, body),
      },
    });
  };
