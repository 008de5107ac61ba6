import { renewalAt } from '../rules/renewal-at';
import type { Subscription } from './read-subscriptions';

type Counted = Pick<Subscription, 'anchorAt' | 'anchorN'>;

/** The end of period `n` of a licence, counted from its anchor and never from the last end (spec 5 §0). */
export const periodEnd = ({ anchorAt, anchorN }: Counted, period: string, n: number): Date =>
  renewalAt(anchorAt, period, n - anchorN);

/** What the periods after the present one are counted from: time that a credit has paid for ends between two, and they begin at its end. */
export const nextAnchor = ({
  anchorAt,
  anchorN,
  carried,
  endsAt,
  n,
}: Counted & Pick<Subscription, 'carried' | 'endsAt' | 'n'>): Counted =>
  carried > 0 && endsAt ? { anchorAt: endsAt, anchorN: n } : { anchorAt, anchorN };
