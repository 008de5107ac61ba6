import { localFetch } from '../../counterparts/local-fetch';
import type {
  Charge,
  ChargeRequest,
  CompanyName,
  CompanySettings,
  Details,
  Refund,
  Ticket,
  TicketRequest,
} from '../../counterparts/payments/protocol';
import { paymentSettings } from '../../counterparts/payments/settings';
import type { Kernel } from '../../kernel/kernel';
import type { DetailsFacts } from './details/details-facts';

/** The time that a company may take; a viewer is waiting. */
const PATIENCE_MS = 10_000;

/** No answer came, or none that can be read: what was asked may have been done or not. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The company has understood, and does nothing of it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A company that takes money, over HTTP. Every call may throw `NoAnswer`, and `charge` also `Refused`. */
export interface Company {
  webhookSecret: string;
  ticket(request: TicketRequest): Promise<Ticket>;
  details(exid: string): Promise<Details | null>;
  forget(exid: string): Promise<void>;
  charge(request: ChargeRequest): Promise<Charge>;
  /** Null when it has never heard of the payment. */
  find(payment: string): Promise<Charge | null>;
  cancel(payment: string): Promise<Charge | null>;
  refund(payment: string, key: string, amount: number): Promise<Refund>;
}

export type Companies = (provider: string) => Company | undefined;

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
    webhookSecret,
    ticket: async (request) =>
      sure(part<Ticket>(await ask('POST', '/v1/tickets', request), 'ticket')),
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
  };
}

const isCompany = (name: string): name is CompanyName =>
  name === 'sandboxCard' || name === 'sandboxBank' || name === 'stripe';

/** The companies by the name of their provider; an origin without counterparts has none. */
export function createCompanies({ counterparts }: Pick<Kernel, 'counterparts'>): Companies {
  if (!counterparts) return () => undefined;
  const settings = paymentSettings((host) => counterparts.addressOf(host));
  return (provider) => (isCompany(provider) ? companyAt(settings[provider]) : undefined);
}

/** What the origin keeps of details that a company has. */
export function factsOf(provider: string, { exid, method, card, account }: Details): DetailsFacts {
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
