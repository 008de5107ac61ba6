import { type Carrying, paidTimeEnd } from '../basket/quote';
import type { licences } from '../catalogue/tables';
import type { OrderContent } from '../orders/order-content';
import { seasonEnd } from '../rules/season-end';
import type { subscriptions } from './tables';

type Started = Pick<
  typeof subscriptions.$inferInsert,
  'state' | 'startsAt' | 'anchorAt' | 'n' | 'endsAt'
>;
type Licence = Pick<
  typeof licences.$inferSelect,
  'activation' | 'strategy' | 'period' | 'accessHours'
>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a licence begins and ends that is granted now. */
export function startOf(
  content: Carrying & Pick<OrderContent, 'change' | 'trialDays' | 'later'>,
  licence: Licence,
  heldUntil: Date | null,
  now: Date,
): Started {
  const { change, trialDays, later } = content;
  if (change === 'DOWN' && heldUntil)
    return { state: 'pending', startsAt: heldUntil, anchorAt: heldUntil, n: 0, endsAt: null };
  if (licence.activation === 'CONFIRM_PAYMENT')
    return { state: 'inactive', startsAt: now, anchorAt: now, n: 0, endsAt: null };
  if (trialDays !== null) {
    // As the viewer was told when they ordered, however long the payment took.
    const end = later ? new Date(later.at) : new Date(now.getTime() + trialDays * DAY_MS);
    return { state: 'trial', startsAt: now, anchorAt: end, n: 0, endsAt: end };
  }
  return {
    state: 'active',
    startsAt: now,
    anchorAt: now,
    n: 1,
    endsAt: endOf(content, licence, now),
  };
}

function endOf(
  content: Carrying,
  { strategy, period, accessHours }: Licence,
  now: Date,
): Date | null {
  if (strategy === 'FIXED_DATE') return seasonEnd(now);
  if (strategy === 'PAY_PER_VIEW') return new Date(now.getTime() + (accessHours ?? 0) * HOUR_MS);
  return period === null ? null : paidTimeEnd(content, period, now);
}
