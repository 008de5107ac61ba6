/** How a payment stands. `unknown`: the provider was called, and no answer came. */
export type PaymentState =
  | 'created'
  | 'sent'
  | 'unknown'
  | 'requiresAction'
  | 'processing'
  | 'declined'
  | 'cancelled'
  | 'succeeded'
  | 'refunded';

export type OrderState = 'requiresAction' | 'processing' | 'succeeded' | 'failed' | 'expired';

const RANKS: Readonly<Record<PaymentState, number>> = {
  created: 0,
  sent: 1,
  unknown: 1,
  requiresAction: 2,
  processing: 3,
  declined: 4,
  cancelled: 4,
  succeeded: 5,
  refunded: 6,
};

/** States only go forward: a lower or equal one is ignored, in whatever order the news come (spec 5 §0). */
export const isNews = (now: PaymentState, next: PaymentState): boolean => RANKS[next] > RANKS[now];

/** The payment's provider has said its last word, short of a refund. */
export const isAtRest = (state: PaymentState): boolean => RANKS[state] >= RANKS.declined;

/** What a payment makes of its order. One that is cancelled before its time has failed. */
export function orderStateOf(payment: PaymentState, { isOver }: { isOver: boolean }): OrderState {
  switch (payment) {
    case 'succeeded':
    case 'refunded':
      return 'succeeded';
    case 'declined':
      return 'failed';
    case 'cancelled':
      return isOver ? 'expired' : 'failed';
    case 'requiresAction':
      return 'requiresAction';
    default:
      return 'processing';
  }
}
