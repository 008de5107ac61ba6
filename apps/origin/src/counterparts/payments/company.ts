import { randomBytes, randomUUID } from 'node:crypto';
import type { Controls } from './control';
import { type Decision, decide, UNKNOWN_DETAILS } from './decide';
import type { Journal, StoredCharge, StoredDetails } from './journal';
import type { Charge, ChargeRequest, ChargeStatus, Refund, WebhookEvent } from './protocol';
import type { Webhooks } from './webhooks';

/** States only go forward: a charge moves to a higher rank, and to nothing from the last one. */
const RANK: Readonly<Record<ChargeStatus, number>> = {
  requires_action: 0,
  processing: 1,
  succeeded: 2,
  declined: 2,
  cancelled: 2,
};

export interface CompanyParts {
  journal: Journal;
  webhooks: Webhooks<WebhookEvent>;
  controls: Controls;
  /** The address of the page on which a viewer answers, by the charge's token. */
  pageOf(token: string): string;
  kind: 'cards' | 'bank';
}

/** A company's books: what it knows, and the only ways in which that changes. Everything is written down before it is answered. */
export interface Company {
  details(exid: string): StoredDetails | undefined;
  keep(details: Omit<StoredDetails, 'exid'>, prefix: string): StoredDetails;
  forget(exid: string): void;
  charge(payment: string): StoredCharge | undefined;
  byToken(token: string): StoredCharge | undefined;
  all(): StoredCharge[];
  /** Charges once for each payment; a repeat gives the charge as it is. */
  make(request: ChargeRequest): StoredCharge;
  /** Moves a charge on, unless it is at rest already. */
  move(payment: string, decision: Decision, mandate?: string): StoredCharge | undefined;
  refundOf(key: string): Refund | undefined;
  /** Pays back; undefined when that is more than was paid. */
  refund(stored: StoredCharge, key: string, amount: number): Refund | undefined;
}

const now = () => new Date().toISOString();
const random = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

export function createCompany({ journal, webhooks, pageOf, kind }: CompanyParts): Company {
  const details = new Map<string, StoredDetails>();
  const charges = new Map<string, StoredCharge>();
  const tokens = new Map<string, string>();
  const refunds = new Map<string, Refund>();

  const know = (stored: StoredCharge) => {
    charges.set(stored.charge.payment, stored);
    tokens.set(stored.token, stored.charge.payment);
  };
  for (const entry of journal.entries) {
    if (entry.kind === 'details') details.set(entry.details.exid, entry.details);
    else if (entry.kind === 'forgotten') details.delete(entry.exid);
    else if (entry.kind === 'refund') refunds.set(entry.key, entry.refund);
    if ('stored' in entry) know(entry.stored);
  }

  const tell = ({ charge, request }: StoredCharge, refund?: Refund) =>
    webhooks.send({
      to: request.notifyUrl,
      customer: request.customer,
      event: refund
        ? { type: `refund.${refund.status}`, occurredAt: now(), data: { charge, refund } }
        : { type: `charge.${charge.status}`, occurredAt: charge.changedAt, data: { charge } },
    });

  const decisionFor = (request: ChargeRequest): Decision => {
    const known = request.details === undefined ? undefined : details.get(request.details);
    if (kind === 'bank' && request.details === undefined) return { status: 'requires_action' };
    if (!known || known.customer !== request.customer) return UNKNOWN_DETAILS;
    return decide(known.behaviour, request);
  };

  return {
    details: (exid) => details.get(exid),
    keep(given, prefix) {
      const kept = { ...given, exid: random(prefix) };
      journal.append({ at: now(), kind: 'details', details: kept });
      details.set(kept.exid, kept);
      return kept;
    },
    forget(exid) {
      const known = details.get(exid);
      if (!known) return;
      journal.append({ at: now(), kind: 'forgotten', exid, customer: known.customer });
      details.delete(exid);
    },
    charge: (payment) => charges.get(payment),
    byToken: (token) => charges.get(tokens.get(token) ?? ''),
    all: () => [...charges.values()],
    make(request) {
      const before = charges.get(request.payment);
      if (before) return before;
      const { status, decline } = decisionFor(request);
      const token = randomBytes(24).toString('base64url');
      const at = now();
      const charge: Charge = {
        id: `ch_${randomUUID().replaceAll('-', '')}`,
        payment: request.payment,
        status,
        method: request.method,
        amount: request.amount,
        currency: request.currency,
        scale: request.scale,
        refunded: 0,
        createdAt: at,
        changedAt: at,
      };
      if (request.details !== undefined) charge.details = request.details;
      if (decline) charge.decline = decline;
      if (status === 'requires_action')
        charge.next = { type: kind === 'bank' ? 'redirect' : 'challenge', url: pageOf(token) };
      const stored = { charge, request, token };
      journal.append({ at, kind: 'charge', stored });
      know(stored);
      tell(stored);
      return stored;
    },
    move(payment, { status, decline }, mandate) {
      const stored = charges.get(payment);
      if (!stored || RANK[stored.charge.status] >= RANK[status]) return stored;
      const { next: _, ...rest } = stored.charge;
      const charge: Charge = { ...rest, status, changedAt: now() };
      if (decline) charge.decline = decline;
      if (mandate !== undefined) charge.details = mandate;
      const moved = { ...stored, charge };
      journal.append({ at: charge.changedAt, kind: 'status', stored: moved });
      know(moved);
      tell(moved);
      return moved;
    },
    refundOf: (key) => refunds.get(key),
    refund(stored, key, amount) {
      const { charge, request } = stored;
      if (charge.status !== 'succeeded' || amount > charge.amount - charge.refunded)
        return undefined;
      const refuses = details.get(request.details ?? '')?.behaviour === 'refundFails';
      const refund: Refund = {
        id: random('re'),
        payment: charge.payment,
        amount,
        status: refuses ? 'failed' : 'succeeded',
      };
      if (refuses) refund.failure = 'refund_refused';
      const after: StoredCharge = {
        ...stored,
        charge: { ...charge, refunded: charge.refunded + (refuses ? 0 : amount), changedAt: now() },
      };
      journal.append({ at: now(), kind: 'refund', key, refund, stored: after });
      know(after);
      refunds.set(key, refund);
      tell(after, refund);
      return refund;
    },
  };
}
