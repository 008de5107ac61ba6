/**
 * The protocol between a merchant (the origin) and the sandbox's companies that take its money: a card company and a bank, each under a
 * host name of its own (`cards`, `bank`). Both speak it alike, over HTTP, in JSON, with the merchant's key as
 * `Authorization: Bearer …`. Nothing of a card but `CardFacts` ever leaves its company. The stand-in for Stripe speaks Stripe's own API
 * (`stripe/`), and is told what to do wrong as the others are (`Control`, `JournalEntry`).
 *
 * | call | what it does |
 * |---|---|
 * | `POST /v1/tickets` `TicketRequest` → 201 `Ticket` | lets one page of the merchant open one card frame |
 * | `GET /v1/details/{exid}` → `Details`, 404 | finds what a viewer has entered, a mandate of the bank's included |
 * | `DELETE /v1/details/{exid}` → 204 | forgets it; a charge by it is then declined |
 * | `POST /v1/charges` `ChargeRequest`, header `Idempotency-Key: <payment>` → `Charge` | charges once for each payment id; a repeat answers with the charge as it is now; 409 `key_reused` when it asks for something else |
 * | `GET /v1/charges/{payment}` → `Charge`, 404 | finds a charge by the merchant's own payment id |
 * | `POST /v1/charges/{payment}/cancel` → `Charge` | ends one that waits; one that is at rest stays as it is |
 * | `POST /v1/charges/{payment}/refunds` `RefundRequest`, header `Idempotency-Key` → `Refund` | pays back, once for each key; 422 `too_much` |
 *
 * A declined charge is an answer (200), not an error. Errors are `{ error: ProtocolError }`: 400 `malformed`, 401 `unauthorised`,
 * 404 `not_found`, 409, 422. Webhooks go to the charge's `notifyUrl` (`WebhookEvent`).
 */

/** A payment method by the name that the product has for it (spec 2 §3). */
export type MethodType = 'card' | 'wepay' | 'bancontact' | 'ideal' | 'pix' | 'alipay';

/** The companies' host names, which are also their names in a webhook's path: `POST /api/v2/webhooks/{provider}`. */
export const COMPANY_HOSTS = {
  sandboxCard: 'cards',
  sandboxBank: 'bank',
  stripe: 'stripe',
} as const;
export type CompanyName = keyof typeof COMPANY_HOSTS;

/** What a merchant needs to work with a company; see `paymentSettings`. */
export interface CompanySettings {
  /** The company's address, without a slash at the end. */
  address: string;
  /** The merchant's key, for `Authorization: Bearer`. */
  secretKey: string;
  /** Signs webhooks by Standard Webhooks: `whsec_` and base64; Stripe's own by the whole text. */
  webhookSecret: string;
}

/** Asks for a ticket. */
export interface TicketRequest {
  /** The merchant's own opaque id of the viewer; details belong to it. */
  customer: string;
  /** The web origin of the page that shows the form, such as `http://apex.localhost:3000`: the frame speaks to no other. */
  site: string;
}

/** A ticket: good for 30 minutes and for one frame. A frame that is loaded again needs another. */
export interface Ticket {
  ticket: string;
  /** Cards: the frame's address. It does not hold the ticket, which the page hands over by message. */
  frame?: string;
}

/** What a merchant may know of a card. */
export interface CardFacts {
  /** `visa`, `mastercard`, `amex`, `other`. */
  brand: string;
  last4: string;
  holder: string;
  expiryMonth: number;
  expiryYear: number;
  /** Equal for equal numbers, and says nothing of the number: for one trial a card. */
  fingerprint: string;
}

/** What a viewer has entered or agreed to, by the id that the merchant keeps. */
export interface Details {
  exid: string;
  customer: string;
  method: MethodType;
  card?: CardFacts;
  /** The account of a bank's mandate as it may be shown, such as `NL•• •••• 4300`. */
  account?: string;
}

/** Asks for a charge. An amount of 0 checks the details, or sets up a mandate, without moving money. */
export interface ChargeRequest {
  /** The merchant's payment id; also the `Idempotency-Key`. */
  payment: string;
  customer: string;
  method: MethodType;
  /** Required for a card, and for a mandate; a bank's redirect method has none the first time. */
  details?: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217, capitals. */
  currency: string;
  scale: number;
  /** What the bank's page shows: the brand's name, and the merchant's reference (an order's number). */
  brand: string;
  reference: string;
  /** `true` for a renewal: nobody can answer a challenge now, so that one is declined with `authentication_required`. */
  offSession?: boolean;
  /** Where a challenge or the bank leads back to; `redirect_status` is added to its query. Needed when the viewer is there. */
  returnUrl?: string;
  /** Where webhooks of this charge go: `<origin>/api/v2/webhooks/<provider>`. Only addresses on this machine. */
  notifyUrl: string;
}

/** How a charge stands. The first two wait, the others are at rest; it only ever goes forward. */
export type ChargeStatus =
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'cancelled';

/** Why a charge was declined: `code` is the API's error code, `reason` the issuer's. */
export interface DeclineFacts {
  code: DeclineCode;
  reason: string;
  /** A sentence in English that may be shown to a viewer (2 §8: the server's message). */
  message: string;
}
export type DeclineCode =
  | 'card_declined'
  | 'incorrect_cvc'
  | 'expired_card'
  | 'authentication_required'
  | 'authentication_failed'
  | 'details_unknown'
  | 'payment_refused';

export interface Charge {
  /** The company's own reference, unique there. */
  id: string;
  payment: string;
  status: ChargeStatus;
  method: MethodType;
  amount: number;
  currency: string;
  scale: number;
  /** The details that were charged, or the mandate that a bank's redirect has left behind. */
  details?: string;
  /** Set while it `requires_action`: a page of the card's issuer (may be framed), or of the bank (may not). */
  next?: { type: 'challenge' | 'redirect'; url: string };
  decline?: DeclineFacts;
  /** The sum of what was paid back. */
  refunded: number;
  /** UTC instants. */
  createdAt: string;
  changedAt: string;
}

export interface RefundRequest {
  amount: number;
  reason?: string;
}
export interface Refund {
  id: string;
  payment: string;
  amount: number;
  status: 'succeeded' | 'failed';
  /** `refund_refused`: the issuer takes nothing back on this card. */
  failure?: string;
}

/** What `redirect_status` says in a return address: a hint, never the truth (spec 5 §0). */
export type RedirectStatus = 'succeeded' | 'failed' | 'pending' | 'canceled';

/**
 * A webhook's body. Headers by Standard Webhooks: `webhook-id` (equal for each try of one event), `webhook-timestamp` (seconds),
 * `webhook-signature` (`v1,<base64 of HMAC-SHA256 of id.timestamp.body>`). An answer of 2xx ends it; else it is tried again after
 * 1, 5, 30 and 120 s. Events may come twice and in any order: `occurredAt` and the charge's status say what is newer.
 */
export interface WebhookEvent {
  type: WebhookType;
  /** UTC instant of what happened, not of the sending. */
  occurredAt: string;
  data: { charge: Charge; refund?: Refund };
}
export type WebhookType =
  | 'charge.requires_action'
  | 'charge.processing'
  | 'charge.succeeded'
  | 'charge.declined'
  | 'charge.cancelled'
  | 'refund.succeeded'
  | 'refund.failed';

/** `malformed`, `unauthorised`, `not_found`, `key_reused`, `too_much`, `ticket_spent`, `wrong_site`. */
export interface ProtocolError {
  code: string;
  message: string;
}

/**
 * What a company is told to do wrong: `PUT /control` (no key; any program on this machine may). It holds until the next one for
 * the same `customer`, or for all without one; `PUT /control {}` ends it. `POST /control/release` sends what was held, in its
 * `order`.
 */
export interface Control {
  /** Only for charges of this customer; without it for all. */
  customer?: string;
  webhooks?: 'deliver' | 'hold' | 'double' | 'reorder';
  /** Milliseconds before each webhook. */
  delay?: number;
  /**
   * What the next `POST /v1/charges` (or as many as `times`) meets: `cut-before` closes the connection and charges nothing,
   * `cut-after` charges and closes it, `late` charges and answers after `latency` ms, `error` charges nothing and answers 500. Stripe's
   * charges, answers 500 and gives that again for the key, as real Stripe may.
   */
  charge?: 'cut-before' | 'cut-after' | 'late' | 'error';
  times?: number;
  latency?: number;
}

/** `GET /journal?payment=…&customer=…` → `{ entries: JournalEntry[] }`: what the company has done, in order, for counting. */
export interface JournalEntry {
  at: string;
  kind: 'details' | 'charge' | 'status' | 'refund' | 'webhook' | 'forgotten';
  payment?: string;
  customer?: string;
  amount?: number;
  status?: string;
}

/** The sandbox's cards (any future expiry, any cvc of the right length) and what they do; spec 5 §6. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  alwaysChallenges: '4000002500003155',
  attachesAndFailsLater: '4000000000000341',
  challengesOnRenewal: '4000000000003220',
  refundFails: '4000000000005126',
  wrongCvc: '4000000000000127',
  expired: '4000000000000069',
} as const;
