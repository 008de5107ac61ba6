/** Where a payment is, as the page knows it (2 §4). */
export type PaymentState =
  | { status: 'idle' }
  | { status: 'processing' }
  | { status: 'complete' }
  | { status: 'error'; message: string }
  /** The origin lacks billing details; it names them. */
  | { status: 'billingDetailsRequired'; missingFields: readonly string[] };

export type PaymentEvent =
  | { type: 'started' }
  | { type: 'succeeded' }
  | { type: 'failed'; message: string }
  | { type: 'detailsMissing'; missingFields: readonly string[] }
  | { type: 'cleared' };

export const IDLE: PaymentState = { status: 'idle' };

/** Moves a payment on. What is complete stays complete, whichever answer comes late. */
export function paymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.status === 'complete') return state;
  switch (event.type) {
    case 'started':
      return { status: 'processing' };
    case 'succeeded':
      return { status: 'complete' };
    case 'failed':
      return { status: 'error', message: event.message };
    case 'detailsMissing':
      return { status: 'billingDetailsRequired', missingFields: event.missingFields };
    case 'cleared':
      return state.status === 'processing' ? state : IDLE;
  }
}
