/** How far the licence is that a discount belongs to. */
interface Discounted {
  state: 'inactive' | 'trial' | 'active' | 'pending' | 'ended';
  /** The period that is paid for; 0 before the first one. */
  n: number;
}

export type DiscountState = 'ACTIVE' | 'UPCOMING' | 'EXPIRED';

/**
 * The state of a discount (2 §3): upcoming until the first charge that it makes smaller; then it is active for a period, or for good, and
 * as long as the licence is the viewer's.
 */
export function discountState(
  { state, n }: Discounted,
  { lifeTimeRepeat }: { lifeTimeRepeat: boolean },
  isHeld: boolean,
): DiscountState {
  if (!isHeld || state === 'ended') return 'EXPIRED';
  if (state !== 'active') return 'UPCOMING';
  return lifeTimeRepeat || n <= 1 ? 'ACTIVE' : 'EXPIRED';
}
