import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '@marquee/realm';
import type { Company } from './company';
import type { Controls } from './control';
import { createControlApi } from './control-api';
import { REFUSED_PAYMENT } from './decide';
import { malformed, notFound, Refused, readObject, sendJson } from './http';
import type { Entry, Journal } from './journal';
import type { CompanySettings, Details, JournalEntry, WebhookEvent } from './protocol';
import { isSameCharge, readCharge } from './read-charge';
import type { Tickets } from './tickets';
import type { Webhooks } from './webhooks';

export interface ApiParts {
  settings: CompanySettings;
  company: Company;
  controls: Controls;
  webhooks: Webhooks<WebhookEvent>;
  journal: Journal;
  tickets: Tickets;
  /** What a ticket's answer has beside the ticket. */
  describeTicket(ticket: string, customer: string): Record<string, unknown>;
}

/** Answers the calls of `protocol.ts`; undefined for a path that it does not have. */
export function createApi(parts: ApiParts) {
  const { company, controls, webhooks, tickets, settings, journal } = parts;
  const control = createControlApi({
    controls,
    webhooks,
    journal: () => journal.entries.flatMap(lineOf),
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<true | undefined> {
    const { method = 'GET' } = request;
    const [head, thing, id, action] = url.pathname.split('/').slice(1).map(decode);
    const is = (verb: string, ...path: (string | undefined)[]) =>
      method === verb && path.every((part, at) => part === [head, thing, id, action][at]);
    const send = (value: unknown, status?: number) => {
      sendJson(response, value, status);
      return true as const;
    };
    if (await control(request, response, url)) return true;
    if (url.pathname === '/control/settle' && method === 'POST') {
      const { payment, outcome } = await readObject(request);
      const decision = outcome === 'declined' ? REFUSED_PAYMENT : { status: 'succeeded' as const };
      const stored = company.move(String(payment), decision);
      if (!stored) throw notFound();
      return send(stored.charge);
    }
    if (head !== 'v1') return undefined;
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`)
      throw new Refused(401, 'unauthorised', 'This is not the key of a merchant.');
    if (is('POST', 'v1', 'tickets', undefined)) {
      const { customer, site } = await readObject(request);
      const page = typeof site === 'string' ? parseUrl(site) : undefined;
      if (typeof customer !== 'string' || !page)
        throw malformed('"customer" and "site" are texts, the latter an origin.');
      const ticket = tickets.issue({ customer, site: page.origin });
      return send(parts.describeTicket(ticket, customer), 201);
    }
    if (thing === 'details' && id) return answerDetails(id);
    if (is('POST', 'v1', 'charges', undefined)) return charge(request, response, send);
    const stored = thing === 'charges' && id ? company.charge(id) : undefined;
    if (!stored) throw notFound();
    if (is('GET', 'v1', 'charges', id, undefined)) return send(stored.charge);
    if (is('POST', 'v1', 'charges', id, 'cancel'))
      return send(company.move(stored.charge.payment, { status: 'cancelled' })?.charge);
    if (is('POST', 'v1', 'charges', id, 'refunds')) {
      const { amount } = await readObject(request);
      const key = keyOf(request);
      const before = company.refundOf(key);
      if (before) return send(before);
      if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
        throw malformed('"amount" is a whole number above 0.');
      const refund = company.refund(stored, key, amount);
      if (!refund) throw new Refused(422, 'too_much', 'There is less to pay back.');
      return send(refund);
    }
    throw notFound();

    function answerDetails(exid: string): true {
      const details = company.details(exid);
      if (method === 'DELETE') {
        company.forget(exid);
        return send(undefined, 204);
      }
      if (!details || method !== 'GET') throw notFound();
      return send(shown(details));
    }
  }

  async function charge(
    request: IncomingMessage,
    response: ServerResponse,
    send: (value: unknown) => true,
  ): Promise<true> {
    const asked = readCharge(await readObject(request));
    if (keyOf(request) !== asked.payment)
      throw malformed('The header Idempotency-Key is the payment id.');
    const before = company.charge(asked.payment);
    if (before && !isSameCharge(before.request, asked))
      throw new Refused(409, 'key_reused', 'This payment id belongs to another charge.');
    const { charge: fault, latency = 0 } = controls.takeChargeFault(asked.customer) ?? {};
    if (fault === 'error') throw new Refused(500, 'failed', 'Told to fail.');
    if (fault !== 'cut-before') {
      const stored = company.make(asked);
      if (fault === 'late') await wait(latency, undefined, { ref: false });
      if (fault !== 'cut-after') return send(stored.charge);
    }
    response.destroy();
    return true;
  }

  return answer;
}

function keyOf(request: IncomingMessage): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key !== '' && key.length <= 255) return key;
  throw malformed('The header Idempotency-Key is missing.');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw malformed('The address is not encoded as addresses are.');
  }
}

/** Details as the merchant may see them: not how the card behaves. */
const shown = ({ exid, customer, method, card, account }: Details): Details => ({
  exid,
  customer,
  method,
  ...(card ? { card } : {}),
  ...(account ? { account } : {}),
});

function lineOf(entry: Entry): JournalEntry[] {
  const { at, kind } = entry;
  switch (entry.kind) {
    case 'details':
      return [{ at, kind: 'details', customer: entry.details.customer }];
    case 'forgotten':
      return [{ at, kind: 'forgotten', customer: entry.customer }];
    case 'event': {
      const { payment, status } = entry.event.data.charge;
      return [{ at, kind: 'webhook', payment, customer: entry.customer, status }];
    }
    case 'delivered':
      return [];
    case 'refund': {
      const { payment, amount, status } = entry.refund;
      return [
        { at, kind: 'refund', payment, customer: entry.stored.request.customer, amount, status },
      ];
    }
    default: {
      const { charge, request } = entry.stored;
      const { payment, amount, status } = charge;
      return [
        {
          at,
          kind: kind === 'charge' ? 'charge' : 'status',
          payment,
          customer: request.customer,
          amount,
          status,
        },
      ];
    }
  }
}
