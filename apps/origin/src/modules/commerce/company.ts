import type { ChargeRequest, ChargeStatus, Details } from '../../counterparts/payments/protocol';

/** No answer came, or none that can be read: what was asked may have been done or not. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The company has understood, and does nothing of it. `code`: why, where the viewer can do something about it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(message: string, code = 'payment_refused') {
    super(message);
    this.code = code;
  }
}

/** What the viewer has to do: at an address, or in the window of the company's script, which needs a secret. */
export interface NextStep {
  type: 'redirect' | 'challenge';
  url?: string;
  clientSecret?: string;
}

/** How a payment stands at its company. */
export interface CompanyCharge {
  /** The company's own reference. */
  id: string;
  status: ChargeStatus;
  /** The name of what was charged, where it is known now: a mandate, or the card that came of a token. */
  details?: string;
  next?: NextStep;
  decline?: { code: string; message: string };
}

/** What may be known of what a viewer has entered; of no customer while nobody has paid with it. */
export type CompanyDetails = Omit<Details, 'customer'> & { customer?: string };

/** `processing`: the company says later, by a webhook. */
export interface CompanyRefund {
  id: string;
  status: 'processing' | 'succeeded' | 'failed';
}

/** The page that is about to show a form. */
export interface FormRequest {
  customer: string;
  /** The web origin of the page. */
  site: string;
  /** What is to be paid, where the page knows it. */
  money?: { amount: number; currency: string; scale: number };
  /** The details are kept for later charges, and nothing is paid with them now. */
  keeps: boolean;
}

/** A webhook, as it came. */
export interface SignedRequest {
  raw: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  now: Date;
}

/**
 * An event that a company has signed. `news`: of a payment of ours; null where it is of no payment of ours, which is nobody's business;
 * undefined where it cannot be read, and a person has to look.
 */
export interface HeardEvent {
  id: string;
  at: Date;
  news: { payment: string; charge?: CompanyCharge; refund?: CompanyRefund } | null | undefined;
}

/** A company that takes money. Every call may throw `NoAnswer`, and `charge` also `Refused`. Payments are named by our own ids. */
export interface Company {
  /** What a form needs to be shown: the contract's `parsedData`, without the provider. */
  form(request: FormRequest): Promise<object>;
  details(exid: string): Promise<CompanyDetails | null>;
  forget(exid: string): Promise<void>;
  /** Charges once for each payment; a repeat answers how it stands. */
  charge(request: ChargeRequest): Promise<CompanyCharge>;
  /** Null when it has never heard of the payment. */
  find(payment: string): Promise<CompanyCharge | null>;
  cancel(payment: string): Promise<CompanyCharge | null>;
  refund(payment: string, key: string, amount: number): Promise<CompanyRefund>;
  /** How a refund stands, by the company's own reference; null when it has never heard of it. */
  findRefund(payment: string, ref: string): Promise<CompanyRefund | null>;
  /** Null for a webhook whose signature or age is not valid. */
  hear(webhook: SignedRequest): HeardEvent | null;
}

export type Companies = (provider: string) => Company | undefined;
