import { renewalAt } from '../rules/renewal-at';
import type { Subscription } from './read-subscriptions';

type Counted = Pick<Subscription, 'anchorAt' | 'anchorN'>;

/** The end of period `n` of a licence, counted from its anchor and never from the last end (spec 5 §0). */
export const periodEnd = ({ anchorAt, anchorN }: Counted, period: string, n: number): Date =>
  renewalAt(anchorAt, period, n - anchorN);

/**
 * What period `n` of a licence, the next one, and those after it are counted from. Time that a credit has paid for ends between two periods,
 * and they begin at its end. A period that is over before it is paid for begins at its payment: a viewer who pays late is charged once, as the
 * page says, and not for all the periods in between.
 */
export function nextAnchor(
  {
    anchorAt,
    anchorN,
    carried,
    endsAt,
    n,
  }: Counted & Pick<Subscription, 'carried' | 'endsAt' | 'n'>,
  { period, now }: { period: string; now: Date },
): Counted {
  const counted = carried > 0 && endsAt ? { anchorAt: endsAt, anchorN: n } : { anchorAt, anchorN };
  return periodEnd(counted, period, n + 1) > now ? counted : { anchorAt: now, anchorN: n };
}
