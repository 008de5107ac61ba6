import type { Licence } from '../contract';
import { mustRefresh } from './licence-rules';

/** What the page for cancelling a licence shows. */
export type CancelState =
  /** The viewer does not have it. */
  | 'unknown'
  /** A partner is paid for it. */
  | 'elsewhere'
  /** It has ended. */
  | 'over'
  /** Nothing is left to cancel: it ends by itself. */
  | 'endsAnyway'
  /** Nothing is left to cancel: it has no end, and nothing is charged for it. */
  | 'given'
  /** It is cancelled, and can be reactivated. */
  | 'cancelled'
  /** It would go on until its end. */
  | 'runsOut'
  | 'trial'
  /** It would end at once: it waits for its payment, for its turn, or has no end. */
  | 'unpaid'
  | 'waiting'
  | 'endless'
  /** It would end at once: its renewal is overdue. */
  | 'overdue';

type Parts = Pick<
  Licence,
  | 'status'
  | 'mayCancel'
  | 'reactivation'
  | 'paymentProviderInfo'
  | 'licenceStatus'
  | 'autoRenewingStatus'
  | 'subscriptionPendingActions'
>;

/** Finds out what a viewer can cancel of a licence, and what that would do. */
export function cancelState(licence: Parts | undefined): CancelState {
  if (!licence) return 'unknown';
  const { status, mayCancel, reactivation, paymentProviderInfo, licenceStatus } = licence;
  if (!paymentProviderInfo.managed) return 'elsewhere';
  if (status === undefined || status === 'EXPIRED') return 'over';
  if (reactivation) return 'cancelled';
  const hasEnd = licenceStatus?.expiryTimestamp !== undefined;
  if (!mayCancel) return hasEnd ? 'endsAnyway' : 'given';
  if (status === 'INACTIVE') return 'unpaid';
  if (status === 'SWITCH_TO') return 'waiting';
  if (!hasEnd) return 'endless';
  if (mustRefresh(licence)) return 'overdue';
  return status === 'TRIAL_ACTIVE' ? 'trial' : 'runsOut';
}
