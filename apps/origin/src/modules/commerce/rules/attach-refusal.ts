/** The parts of a viewer's licence that decide whether it can be paid in another way. */
export interface Payable {
  state: 'inactive' | 'trial' | 'active' | 'pending' | 'ended';
  /** The partner who is paid for it. */
  managedBy: string | null;
  autoRenew: boolean;
  renewalAmount: number | null;
}

/**
 * Finds out why a licence takes no other payment details; null where it does. Only what is to be charged can be charged with
 * something else: what renews and costs something, and what waits for the viewer to confirm its payment.
 */
export function attachRefusal({
  state,
  managedBy,
  autoRenew,
  renewalAmount,
}: Payable): 'MANAGED_ELSEWHERE' | 'NOTHING_TO_CHARGE' | null {
  if (managedBy !== null) return 'MANAGED_ELSEWHERE';
  const isCharged = (autoRenew || state === 'inactive') && (renewalAmount ?? 0) > 0;
  return isCharged ? null : 'NOTHING_TO_CHARGE';
}
