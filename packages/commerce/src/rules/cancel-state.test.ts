import { expect, it } from 'vitest';
import type { Licence } from '../contract';
import { cancelState } from './cancel-state';

const licenceStatus = (expiryTimestamp?: string): Licence['licenceStatus'] => ({
  status: 'ACTIVE',
  autoRenewingStatus: 'AUTO_RENEWING',
  expiryTimestamp,
  pauseState: 'NOT_ALLOWED',
  subscriptionPendingActions: [],
});

const own = {
  status: 'ACTIVE',
  mayCancel: true,
  autoRenewingStatus: 'AUTO_RENEWING',
  subscriptionPendingActions: [],
  paymentProviderInfo: { managed: true },
  licenceStatus: licenceStatus('2026-12-29T12:00:00Z'),
} satisfies Parameters<typeof cancelState>[0];

const reactivation = {
  at: '2026-12-29T12:00:00Z',
  amount: { amount: 999, currency: 'EUR', scale: 2 },
};

it.each<[what: string, parts: Parameters<typeof cancelState>[0], state: string]>([
  ['that the viewer does not have', undefined, 'unknown'],
  ['of a partner', { ...own, paymentProviderInfo: { managed: false } }, 'elsewhere'],
  ['that the viewer never had', { ...own, status: undefined, mayCancel: undefined }, 'over'],
  ['that has ended', { ...own, status: 'EXPIRED', mayCancel: false }, 'over'],
  ['that is cancelled', { ...own, mayCancel: false, reactivation }, 'cancelled'],
  ['that ends by itself', { ...own, mayCancel: false }, 'endsAnyway'],
  ['that was given', { ...own, mayCancel: false, licenceStatus: licenceStatus() }, 'given'],
  ['that waits for its payment', { ...own, status: 'INACTIVE' }, 'unpaid'],
  ['that waits for its turn', { ...own, status: 'SWITCH_TO' }, 'waiting'],
  ['without an end', { ...own, licenceStatus: licenceStatus() }, 'endless'],
  [
    'whose renewal is overdue',
    {
      ...own,
      subscriptionPendingActions: [
        { action: 'REFRESH_PAYMENT_DETAILS', requestedAt: '2026-11-29T12:00:00Z' },
      ],
    },
    'overdue',
  ],
  ['in its trial', { ...own, status: 'TRIAL_ACTIVE' }, 'trial'],
  ['that renews', own, 'runsOut'],
])('of a licence %s: %3$s', (_what, parts, state) => {
  expect(cancelState(parts)).toBe(state);
});
