/** The viewer's present licence of a family. */
export interface HeldLicence {
  licenceId: number;
  rank: number;
  currency: string | null;
  /** It is paid for elsewhere, is not paid for yet, or something else is about to follow it. */
  isFixed: boolean;
}

export type TierChange = 'NONE' | 'UP' | 'DOWN' | 'INVALID' | 'OWNED';

/**
 * What a licence is to the viewer's present one of its family (2 §4, 2 §8 INVALID_TIER_CHANGE). Higher ranks begin at once, with a
 * credit; the same and lower ones when the present one ends (decision 69).
 */
export function tierChange(
  held: HeldLicence | undefined,
  next: { licenceId: number; rank: number; currency: string },
): TierChange {
  if (!held) return 'NONE';
  if (held.licenceId === next.licenceId) return 'OWNED';
  const otherCurrency = held.currency !== null && held.currency !== next.currency;
  if (held.isFixed || otherCurrency) return 'INVALID';
  return next.rank > held.rank ? 'UP' : 'DOWN';
}
