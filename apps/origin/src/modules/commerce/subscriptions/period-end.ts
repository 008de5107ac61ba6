import { renewalAt } from '../rules/renewal-at';
import type { subscriptions } from './tables';

type Counted = Pick<typeof subscriptions.$inferSelect, 'anchorAt' | 'anchorN'>;

/** The end of period `n` of a licence, counted from its anchor and never from the last end (spec 5 §0). */
export const periodEnd = ({ anchorAt, anchorN }: Counted, period: string, n: number): Date =>
  renewalAt(anchorAt, period, n - anchorN);
