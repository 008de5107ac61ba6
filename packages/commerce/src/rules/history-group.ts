import type { components } from '@marquee/origin-client';

export type HistoryItemType = components['schemas']['ItemType'];

/** What kind of thing happened, so that a list of payments can be read by its column. */
export type HistoryGroup = 'charge' | 'refund' | 'dispute' | 'change' | 'failure';

/** Every item type of a payment history (2 §3) with its group. */
export const HISTORY_GROUPS = {
  TRIAL_INVOICE: 'charge',
  FAILED_PAYMENT: 'failure',
  SUBSCRIPTION: 'charge',
  CANCEL_SUBSCRIPTION: 'change',
  REFUNDED: 'refund',
  CANCELLED_SUBSCRIPTION: 'change',
  LICENCE_UPGRADE: 'change',
  LICENCE_DOWNGRADE: 'change',
  LICENCE_RENEWAL: 'charge',
  LICENCE_CANCELLED: 'change',
  LICENCE_REVOKED: 'change',
  DISPUTE_CREATED: 'dispute',
  DISPUTE_UPDATED: 'dispute',
  DISPUTE_CLOSED: 'dispute',
  FUND_WITHDRAWN: 'dispute',
  FUND_REINSTATED: 'dispute',
  PAID_INVOICE: 'charge',
  PAYMENT_FAILED: 'failure',
  PAY_BY_ANOTHER_CARD: 'change',
  FAILED_INVOICE: 'failure',
  FAILED_REFUND: 'failure',
  PRO_RATA_REFUND: 'refund',
  PAID_ORDER: 'charge',
} as const satisfies Record<HistoryItemType, HistoryGroup>;

/** The group of an item. */
export const historyGroup = (itemType: HistoryItemType): HistoryGroup => HISTORY_GROUPS[itemType];

/** Shows the link to the receipt's file only for what was paid (2 §3). */
export const pdfShown = (status: components['schemas']['PaymentStatus']): boolean =>
  status === 'succeeded';
