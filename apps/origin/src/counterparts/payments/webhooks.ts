import { createHmac, randomUUID } from 'node:crypto';
import { localFetch } from '../local-fetch';
import type { Controls } from './control';
import type { Journal } from './journal';
import type { WebhookEvent } from './protocol';

/** How long after a try that failed the next one is, in milliseconds; after the last one nothing more is tried. */
const AGAIN = [1_000, 5_000, 30_000, 120_000];
const PATIENCE = 10_000;

interface Delivery {
  id: string;
  to: string;
  customer: string;
  event: WebhookEvent;
}

export interface Webhooks {
  /** Writes an event down, and sends it as the customer's control says. */
  send(delivery: Omit<Delivery, 'id'>): void;
  /** Sends what was held, of one customer or of all, in the order of its numbers or backwards. */
  release(customer: string | undefined, order: 'as it came' | 'backwards'): void;
  close(): void;
}

/** Signs a webhook by Standard Webhooks. `secret`: `whsec_` and base64. */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${mac}`;
}

/** Sends events until each has been answered with 2xx, those of before a restart included. */
export function createWebhooks(journal: Journal, secret: string, controls: Controls): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  const stop = new AbortController();
  let held: Delivery[] = [];
  /** For `reorder`: one that waits for the next one to overtake it. */
  let waiting: Delivery | undefined;

  const later = (delay: number, run: () => void) => {
    if (stop.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delay);
    timers.add(timer.unref());
  };

  async function attempt(delivery: Delivery, tries = 0): Promise<void> {
    const isDone = await post(delivery).catch(() => false);
    if (stop.signal.aborted) return;
    if (isDone) {
      journal.append({ at: new Date().toISOString(), kind: 'delivered', id: delivery.id });
      return;
    }
    const wait = AGAIN[tries];
    if (wait !== undefined) later(wait, () => void attempt(delivery, tries + 1));
  }

  async function post({ id, to, event }: Delivery): Promise<boolean> {
    const body = JSON.stringify(event);
    const seconds = Math.floor(Date.now() / 1_000);
    const answer = await localFetch(to, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secret, id, seconds, body),
      },
      body,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)]),
    });
    await answer.arrayBuffer();
    return answer.ok;
  }

  function dispatch(delivery: Delivery): void {
    const { webhooks = 'deliver', delay = 0 } = controls.of(delivery.customer);
    const go = (one: Delivery) => later(delay, () => void attempt(one));
    if (webhooks === 'hold') {
      held.push(delivery);
    } else if (webhooks === 'double') {
      go(delivery);
      go(delivery);
    } else if (webhooks === 'reorder' && !waiting) {
      waiting = delivery;
    } else {
      go(delivery);
      if (waiting) go(waiting);
      waiting = undefined;
    }
  }

  const delivered = new Set(
    journal.entries.flatMap((entry) => (entry.kind === 'delivered' ? [entry.id] : [])),
  );
  for (const entry of journal.entries)
    if (entry.kind === 'event' && !delivered.has(entry.id)) later(0, () => dispatch(entry));

  return {
    send(given) {
      const delivery = { ...given, id: `msg_${randomUUID().replaceAll('-', '')}` };
      journal.append({ at: new Date().toISOString(), kind: 'event', ...delivery });
      dispatch(delivery);
    },
    release(customer, order) {
      const mine = held.filter((one) => customer === undefined || one.customer === customer);
      held = held.filter((one) => !mine.includes(one));
      if (waiting) mine.push(waiting);
      waiting = undefined;
      for (const one of order === 'backwards' ? mine.reverse() : mine)
        later(0, () => void attempt(one));
    },
    close() {
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
