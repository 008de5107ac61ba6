import { expect, it } from 'vitest';
import { IDLE, type PaymentEvent, type PaymentState, paymentState } from './payment-state';

const processing = { status: 'processing' } as const;
const complete = { status: 'complete' } as const;
const error = { status: 'error', message: 'Declined.' } as const;
const details = { status: 'billingDetailsRequired', missingFields: ['taxNumber'] } as const;

it.each<[string, PaymentState, PaymentEvent, PaymentState]>([
  ['[2.4-01] a payment that starts is processing', IDLE, { type: 'started' }, processing],
  ['[2.4-02] success completes it', processing, { type: 'succeeded' }, complete],
  [
    '[2.4-03] failure is an error, whose message is stored',
    processing,
    { type: 'failed', message: 'Declined.' },
    error,
  ],
  ['[2.4-04] clearing the error makes it idle', error, { type: 'cleared' }, IDLE],
  [
    '[2.4-05] missing details are carried',
    processing,
    { type: 'detailsMissing', missingFields: ['taxNumber'] },
    details,
  ],
  ['[2.4-06] a retry clears the missing details', details, { type: 'started' }, processing],
  [
    'a late failure changes nothing that is complete',
    complete,
    { type: 'failed', message: 'No.' },
    complete,
  ],
  ['what is processing cannot be cleared away', processing, { type: 'cleared' }, processing],
  ['a payment is tried again after an error', error, { type: 'started' }, processing],
])('%s', (_, before, event, after) => {
  expect(paymentState(before, event)).toEqual(after);
});

it('every state but the last has a way out', () => {
  const states: PaymentState[] = [IDLE, processing, error, details];
  const events: PaymentEvent[] = [
    { type: 'started' },
    { type: 'succeeded' },
    { type: 'failed', message: 'x' },
    { type: 'cleared' },
  ];
  for (const state of states) {
    expect(events.some((event) => paymentState(state, event).status !== state.status)).toBe(true);
  }
});
