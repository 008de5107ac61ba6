import type { Licence } from '../contract';

/** What cancelling would do to a licence: it goes on until a day, or ends at once. */
export type Cancelling =
  | 'runsOut'
  | 'trial'
  /** It waits for its payment, for its turn, or has no end, or its renewal is overdue: it ends at once. */
  | 'unpaid'
  | 'waiting'
  | 'endless'
  | 'overdue';

/** Why there is nothing to cancel. */
export type NotCancelled =
  /** The viewer does not have it. */
  | 'unknown'
  /** A partner is paid for it. */
  | 'elsewhere'
  /** It has ended. */
  | 'over'
  /** It ends by itself, or has no end and costs nothing. */
  | 'endsAnyway'
  | 'given';

/** What the page for cancelling a licence shows. */
export type CancelState =
  | { is: 'asked'; does: Cancelling }
  | { is: 'nothing'; why: NotCancelled }
  /** It goes on until its end, and can be reactivated. */
  | { is: 'cancelled' };

type Parts = Pick<
  Licence,
  'status' | 'mayCancel' | 'cancelEndsAt' | 'reactivation' | 'paymentProviderInfo' | 'licenceStatus'
>;

/**
 * Finds out what a viewer can cancel of a licence, and what that would do.
 * @param asOf the origin's time
 */
export function cancelState(licence: Parts | undefined, asOf: string): CancelState {
  const nothing = (why: NotCancelled): CancelState => ({ is: 'nothing', why });
  if (!licence) return nothing('unknown');
  const { status, mayCancel, reactivation, paymentProviderInfo, licenceStatus } = licence;
  if (!paymentProviderInfo.managed) return nothing('elsewhere');
  if (status === undefined || status === 'EXPIRED') return nothing('over');
  if (reactivation) return { is: 'cancelled' };
  if (!mayCancel) return nothing(licenceStatus?.expiryTimestamp ? 'endsAnyway' : 'given');
  return { is: 'asked', does: cancelling(licence, asOf) };
}

function cancelling({ status, cancelEndsAt, licenceStatus }: Parts, asOf: string): Cancelling {
  if (status === 'INACTIVE') return 'unpaid';
  if (status === 'SWITCH_TO') return 'waiting';
  if (!licenceStatus?.expiryTimestamp) return 'endless';
  if (!cancelEndsAt || Date.parse(cancelEndsAt) <= Date.parse(asOf)) return 'overdue';
  return status === 'TRIAL_ACTIVE' ? 'trial' : 'runsOut';
}
