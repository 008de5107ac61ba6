import { calendarDaysBetween, periodLabel } from '@marquee/i18n';
import type { Licence } from '../contract';
import { isActive } from './licence-rules';

/** What decides how a licence goes on. */
export type GoingOn = Pick<
  Licence,
  'status' | 'purchaseStrategy' | 'autoRenewingStatus' | 'licenceStatus' | 'nextCharge'
>;

/** The label that says how a licence goes on. */
export interface RenewalText {
  key: string;
  /** The instant that the label names as `{date}`. */
  at?: string;
  /** The label that it has as `{period}`, with its count. */
  period?: { key: string; count: number };
}

/** The periods that have words of their own; the others read "every {count} {unit}". */
const OWN_WORDS: readonly string[] = ['period.day', 'period.week', 'period.month', 'period.year'];

/**
 * How an active licence goes on (2 §4): the free trial, then today and tomorrow, then by its strategy. Null for a licence
 * that does not run, or has no end.
 * @param now the origin's time
 * @param zone the viewer's, by its IANA name
 */
export function renewalText(licence: GoingOn, now: string, zone: string): RenewalText | null {
  const renews = licence.autoRenewingStatus === 'AUTO_RENEWING';
  const end = licence.licenceStatus?.expiryTimestamp;
  const at = renews ? (licence.nextCharge?.at ?? end) : end;
  if (!isActive(licence) || !at) return null;
  if (licence.status === 'TRIAL_ACTIVE') return { key: 'renewal.trial', at };
  const days = calendarDaysBetween(now, at, zone);
  if (days === 0) return { key: renews ? 'renewal.today' : 'renewal.endsToday' };
  if (days === 1) return { key: renews ? 'renewal.tomorrow' : 'renewal.endsTomorrow' };
  return byStrategy(licence, renews, at);
}

function byStrategy(
  { purchaseStrategy: { type, subscriptionPeriod } }: GoingOn,
  renews: boolean,
  at: string,
): RenewalText {
  if (type === 'FIXED_DATE' || type === 'PAY_PER_VIEW')
    return { key: renews ? 'renewal.renewsOn' : 'renewal.expiresOn', at };
  if (!renews) return { key: 'renewal.expires', at };
  const period = periodLabel(subscriptionPeriod);
  if (!period) return { key: 'renewal.renewsOn', at };
  return OWN_WORDS.includes(period.key)
    ? { key: period.key.replace('period.', 'renewal.') }
    : { key: 'renewal.other', period };
}
