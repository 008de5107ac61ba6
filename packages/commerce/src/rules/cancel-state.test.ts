import { expect, it } from 'vitest';
import type { Licence } from '../contract';
import { cancelState } from './cancel-state';

const AS_OF = '2026-11-29T12:00:00Z';
const END = '2026-12-29T12:00:00Z';

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
  cancelEndsAt: END,
  paymentProviderInfo: { managed: true },
  licenceStatus: licenceStatus(END),
} satisfies Parameters<typeof cancelState>[0];

const reactivation = { at: END, amount: { amount: 999, currency: 'EUR', scale: 2 } };

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
  ['whose renewal is due', { ...own, cancelEndsAt: AS_OF }, 'overdue'],
  ['in its trial', { ...own, status: 'TRIAL_ACTIVE' }, 'trial'],
  ['that renews', own, 'runsOut'],
])('of a licence %s: %3$s', (_what, parts, expected) => {
  const state = cancelState(parts, AS_OF);
  const said = { asked: 'does' in state && state.does, nothing: 'why' in state && state.why };
  expect(state.is === 'cancelled' ? 'cancelled' : said[state.is]).toBe(expected);
});
