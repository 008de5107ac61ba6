import type { Payable } from './attach-refusal';

/** The parts of a viewer's licence that decide how it can be cancelled. */
export interface Cancelled extends Payable {
  endsAt: Date | null;
}

/** The parts that decide whether a cancellation can be taken back. */
export interface Reactivated extends Cancelled {
  period: string | null;
  /** The row of the details that pay next. */
  paysWith: string | null;
}

/**
 * Finds out what cancelling does to a licence: it goes on until its end (`runs out`), or ends at once, where nothing is paid for, its
 * renewal is overdue or it has no end; null where nothing is left to cancel.
 */
export function cancelling(
  { state, managedBy, autoRenew, endsAt }: Cancelled,
  now: Date,
): 'runs out' | 'ends' | null {
  if (managedBy !== null || state === 'ended') return null;
  if (state === 'inactive' || state === 'pending') return 'ends';
  if (!autoRenew) return null;
  return endsAt === null || endsAt <= now ? 'ends' : 'runs out';
}

/** Tells whether a cancelled licence can renew again: it did once, and nothing is missing that its next charge needs. */
export const mayReactivate = ({
  state,
  managedBy,
  autoRenew,
  endsAt,
  period,
  renewalAmount,
  paysWith,
}: Reactivated): boolean =>
  (state === 'trial' || state === 'active') &&
  managedBy === null &&
  !autoRenew &&
  period !== null &&
  endsAt !== null &&
  renewalAmount !== null &&
  (renewalAmount === 0 || paysWith !== null);
