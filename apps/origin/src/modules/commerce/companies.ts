import { eq } from 'drizzle-orm';
import { localFetch } from '../../counterparts/local-fetch';
import type {
  Charge,
  CompanyName,
  CompanySettings,
  Details,
  Refund,
  Ticket,
  WebhookEvent,
} from '../../counterparts/payments/protocol';
import { paymentSettings } from '../../counterparts/payments/settings';
import type { Database } from '../../kernel/database/database';
import type { Kernel } from '../../kernel/kernel';
import {
  type Companies,
  type Company,
  type CompanyDetails,
  type HeardEvent,
  NoAnswer,
  Refused,
  type SignedRequest,
} from './company';
import type { DetailsFacts } from './details/details-facts';
import { payments } from './orders/tables';
import { verifyWebhook } from './rules/verify-webhook';
import { createCustomers } from './stripe/customers';
import { stripeCall } from './stripe/stripe-call';
import { createCustomerBy, type SentPayment, stripeCompany } from './stripe/stripe-company';

/** The time that a company may take; a viewer is waiting. */
const PATIENCE_MS = 10_000;

function companyAt({ address, secretKey, webhookSecret }: CompanySettings): Company {
  async function ask(method: string, path: string, body?: object, key?: string) {
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}` };
    if (body) headers['content-type'] = 'application/json';
    if (key) headers['idempotency-key'] = key;
    try {
      const answer = await localFetch(`${address}${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.status === 404) return null;
      if (answer.status === 400 || answer.status === 422)
        throw new Refused(`${method} ${path} was refused: ${await answer.text()}`);
      if (!answer.ok) throw new NoAnswer(`${method} ${path} was answered with ${answer.status}.`);
      const json: unknown = answer.status === 204 ? {} : await answer.json();
      if (typeof json !== 'object' || json === null) throw new NoAnswer(`${path}: no JSON.`);
      return json;
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof Refused) throw error;
      throw new NoAnswer(`${method} ${path} was not answered.`, { cause: error });
    }
  }
  // The protocol is the boundary: a company of the sandbox speaks it, and `part` makes sure that the answer is of its kind.
  const part = <Answer>(json: object | null, field: string): Answer | null => {
    if (json === null) return null;
    if (!(field in json)) throw new NoAnswer(`An answer has no ${field}.`);
    return json as Answer;
  };
  const sure = <Answer>(answer: Answer | null): Answer => {
    if (answer === null) throw new NoAnswer('The company does not know what it was asked for.');
    return answer;
  };
  const path = (id: string) => `/v1/charges/${encodeURIComponent(id)}`;
  return {
    form: async ({ customer, site }) =>
      sure(part<Ticket>(await ask('POST', '/v1/tickets', { customer, site }), 'ticket')),
    details: async (exid) =>
      part<Details>(await ask('GET', `/v1/details/${encodeURIComponent(exid)}`), 'customer'),
    async forget(exid) {
      await ask('DELETE', `/v1/details/${encodeURIComponent(exid)}`);
    },
    charge: async (request) =>
      sure(part<Charge>(await ask('POST', '/v1/charges', request, request.payment), 'status')),
    find: async (payment) => part<Charge>(await ask('GET', path(payment)), 'status'),
    cancel: async (payment) =>
      part<Charge>(await ask('POST', `${path(payment)}/cancel`, {}), 'status'),
    refund: async (payment, key, amount) =>
      sure(part<Refund>(await ask('POST', `${path(payment)}/refunds`, { amount }, key), 'status')),
    // It pays a charge back once, and has the sum in the charge.
    async findRefund(payment, ref) {
      const charge = part<Charge>(await ask('GET', path(payment)), 'status');
      return charge && { id: ref, status: charge.refunded > 0 ? 'succeeded' : 'failed' };
    },
    hear: (webhook) => hear(webhook, webhookSecret),
  };
}

/** Reads an event of the sandbox's companies. */
function hear({ raw, headers, now }: SignedRequest, secret: string): HeardEvent | null {
  const verified = verifyWebhook({ body: raw, headers, secrets: [secret], now });
  if (!verified.valid) return null;
  const { id, sentAt } = verified;
  const event = readEvent(raw);
  if (!event) return { id, at: sentAt, news: undefined };
  const { charge, refund } = event.data;
  return { id, at: new Date(event.occurredAt), news: { payment: charge.payment, charge, refund } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An event as far as it is used; null for one of another shape, which a person has to look at. */
function readEvent(raw: Buffer): WebhookEvent | null {
  const body: unknown = JSON.parse(raw.toString('utf8'));
  if (!isRecord(body) || typeof body.type !== 'string' || !isRecord(body.data)) return null;
  const { charge } = body.data;
  if (!isRecord(charge) || typeof charge.payment !== 'string' || typeof charge.id !== 'string')
    return null;
  const states = ['requires_action', 'processing', 'succeeded', 'declined', 'cancelled'];
  const isKnown = typeof charge.status === 'string' && states.includes(charge.status);
  const isDated = typeof body.occurredAt === 'string' && !Number.isNaN(Date.parse(body.occurredAt));
  // Its signature has been verified, and what is read of it has been looked at.
  return isKnown && isDated ? (body as unknown as WebhookEvent) : null;
}

/** Stripe's stand-in, by Stripe's own API. */
function stripeAt({ address, secretKey, webhookSecret }: CompanySettings, db: Database): Company {
  const call = stripeCall({ address, secretKey });
  let notified: string | undefined;
  return stripeCompany({
    call,
    webhookSecret,
    customers: createCustomers(db, createCustomerBy(call)),
    async sent(payment): Promise<SentPayment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, payment));
      return row?.request ? { ref: row.providerRef, request: row.request } : null;
    },
    /** The stand-in has no dashboard for an operator to write the address of webhooks in: the sandbox does it. */
    async notify(to) {
      if (to === notified) return;
      const body = JSON.stringify({ address: to });
      await localFetch(`${address}/dashboard/webhook`, { method: 'PUT', body }).catch(
        (cause: unknown) => {
          throw new NoAnswer('The stand-in for Stripe does not answer.', { cause });
        },
      );
      notified = to;
    },
  });
}

/** The companies by the name of their provider; an origin without counterparts has none. */
export function createCompanies({
  counterparts,
  database: { db },
}: Pick<Kernel, 'counterparts' | 'database'>): Companies {
  if (!counterparts) return () => undefined;
  const settings = paymentSettings((host) => counterparts.addressOf(host));
  const all: Readonly<Record<CompanyName, Company>> = {
    sandboxCard: companyAt(settings.sandboxCard),
    sandboxBank: companyAt(settings.sandboxBank),
    stripe: stripeAt(settings.stripe, db),
  };
  return (provider) => (Object.hasOwn(all, provider) ? all[provider as CompanyName] : undefined);
}

/** What the origin keeps of details that a company has. */
export function factsOf(
  provider: string,
  { exid, method, card, account }: Omit<CompanyDetails, 'customer'>,
): DetailsFacts {
  const month = card && String(card.expiryMonth).padStart(2, '0');
  return {
    provider,
    method,
    exid,
    fingerprint: card?.fingerprint ?? exid,
    brand: card?.brand ?? method,
    last4: card?.last4 ?? account?.slice(-4) ?? '',
    holder: card?.holder ?? '',
    expiry: card ? `${card.expiryYear}-${month}` : null,
    account: account ?? null,
  };
}
