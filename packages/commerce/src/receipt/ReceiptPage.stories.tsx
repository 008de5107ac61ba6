import type { Meta } from '@storybook/react-vite';
import { receipt } from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { ReceiptPage } from './ReceiptPage';

const meta = {
  title: 'Commerce/Receipt',
  component: ReceiptPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceiptPage>;

export default meta;

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

const paid = (parts: Parameters<typeof receipt>[0] = {}) =>
  pageStory('/payment/p1', { '/customer/payments/p1': [200, receipt(parts)] });

export const Paid = paid();

/** A part came back. */
export const PartlyRefunded = paid({
  refunds: [
    { id: 'r1', amount: eur(300), when: '2026-11-30T12:00:00Z', status: 'succeeded' },
    { id: 'r2', amount: eur(100), when: '2026-12-02T12:00:00Z', status: 'processing' },
  ],
});

/** All of it came back. */
export const Refunded = paid({
  itemType: 'REFUNDED',
  refunds: [{ id: 'r1', amount: eur(999), when: '2026-11-30T12:00:00Z', status: 'succeeded' }],
});

/** A plan of a higher rank, with what was left of the one before. */
export const Upgrade = paid({
  itemType: 'LICENCE_UPGRADE',
  credit: eur(320),
  tax: eur(108),
  total: eur(679),
});

export const RefundFailed = paid({
  refunds: [{ id: 'r1', amount: eur(999), when: '2026-11-30T12:00:00Z', status: 'failed' }],
});

/** Nothing was due yet. */
export const Trial = paid({ itemType: 'TRIAL_INVOICE', tax: eur(0), total: eur(0) });

export const FailedPayment = paid({
  status: 'failed',
  itemType: 'PAYMENT_FAILED',
  number: undefined,
});

export const Dispute = paid({ itemType: 'DISPUTE_CREATED' });

export const Loading = pageStory('/payment/p1', { '/customer/payments/p1': 'never' });

export const NotLoaded = pageStory('/payment/p1', {
  '/customer/payments/p1': refusal(500, 'INTERNAL_ERROR'),
});

/** Another account's, or none at all. */
export const Unknown = pageStory('/payment/p1', {
  '/customer/payments/p1': refusal(404, 'UNKNOWN_PAYMENT'),
});
