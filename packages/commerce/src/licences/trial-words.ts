import { moneyText } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { Licence } from '../contract';
import type { ViewerDates } from '../dates/use-dates';
import { priceOf } from '../rules/price-of';
import { periodWords } from './price-words';

const DAY_MS = 86_400_000;

/**
 * A trial in words: "Free until 4 December, then €9.99 a month" for a viewer who gets it. Whether a
 * guest gets it is unknown: the price stays the price, and the trial is for new members.
 */
export function trialWords(
  licence: Licence,
  asOf: string,
  { t, locale }: Pick<Site, 't' | 'locale'>,
  dates: ViewerDates | null,
): string | undefined {
  const days = licence.trialDetails?.trialPeriodDuration;
  if (!days || licence.trialEligible === 'no') return undefined;
  if (licence.trialEligible === 'unknown') return t('plan.trial.new', { count: days });
  if (!dates) return undefined;
  const ends = new Date(Date.parse(asOf) + days * DAY_MS).toISOString();
  return t('plan.trial.until', {
    date: dates.day(ends, asOf),
    price: moneyText(priceOf(licence.amounts), locale),
    period: periodWords(licence, t, dates) ?? '',
  });
}
