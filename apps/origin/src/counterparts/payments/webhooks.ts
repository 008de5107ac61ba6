import { createHmac, randomUUID } from 'node:crypto';
import { localFetch } from '../local-fetch';
import type { Controls } from './control';

/** How long after a try that failed the next one is, in milliseconds; after the last one nothing more is tried. */
const AGAIN = [1_000, 5_000, 30_000, 120_000];
const PATIENCE = 10_000;

export interface Delivery<Event> {
  id: string;
  to: string;
  customer: string;
  event: Event;
}

/** A line of a company's journal: an event that is to be sent, or that has arrived. */
export type DeliveryLine<Event> = { at: string } & (
  | ({ kind: 'event' } & Delivery<Event>)
  | { kind: 'delivered'; id: string }
);

export interface Webhooks<Event> {
  /** Writes an event down, and sends it as the customer's control says. */
  send(delivery: Omit<Delivery<Event>, 'id'>): void;
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

/** The headers of a try, by Standard Webhooks. */
export const standardHeaders =
  (secret: string): Sign =>
  (id, seconds, body) => ({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signWebhook(secret, id, seconds, body),
  });

type Sign = (id: string, seconds: number, body: string) => Record<string, string>;

interface WebhooksParts<Event> {
  /** What a journal has of deliveries. */
  lines: readonly DeliveryLine<Event>[];
  append(line: DeliveryLine<Event>): void;
  sign: Sign;
  controls: Controls;
}

/** Sends events until each has been answered with 2xx, those of before a restart included. */
export function createWebhooks<Event>({
  lines,
  append,
  sign,
  controls,
}: WebhooksParts<Event>): Webhooks<Event> {
  const timers = new Set<NodeJS.Timeout>();
  const stop = new AbortController();
  let held: Delivery<Event>[] = [];
  /** For `reorder`: one that waits for the next one to overtake it. */
  let waiting: Delivery<Event> | undefined;

  const later = (delay: number, run: () => void) => {
    if (stop.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delay);
    timers.add(timer.unref());
  };

  async function attempt(delivery: Delivery<Event>, tries = 0): Promise<void> {
    const isDone = await post(delivery).catch(() => false);
    if (stop.signal.aborted) return;
    if (isDone) {
      append({ at: new Date().toISOString(), kind: 'delivered', id: delivery.id });
      return;
    }
    const wait = AGAIN[tries];
    if (wait !== undefined) later(wait, () => void attempt(delivery, tries + 1));
  }

  async function post({ id, to, event }: Delivery<Event>): Promise<boolean> {
    const body = JSON.stringify(event);
    const seconds = Math.floor(Date.now() / 1_000);
    const answer = await localFetch(to, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...sign(id, seconds, body) },
      body,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)]),
    });
    await answer.arrayBuffer();
    return answer.ok;
  }

  function dispatch(delivery: Delivery<Event>): void {
    const { webhooks = 'deliver', delay = 0 } = controls.of(delivery.customer);
    const go = (one: Delivery<Event>) => later(delay, () => void attempt(one));
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

  const delivered = new Set(lines.flatMap((line) => (line.kind === 'delivered' ? [line.id] : [])));
  for (const line of lines)
    if (line.kind === 'event' && !delivered.has(line.id)) later(0, () => dispatch(line));

  return {
    send(given) {
      const delivery = { ...given, id: `msg_${randomUUID().replaceAll('-', '')}` };
      append({ at: new Date().toISOString(), kind: 'event', ...delivery });
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
