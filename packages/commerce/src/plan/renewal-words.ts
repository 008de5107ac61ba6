import { formatNumber, moneyText } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { Licence } from '../contract';
import type { ViewerDates } from '../dates/use-dates';
import { type Discount, discountLabel, discountShown } from '../rules/discount-shown';
import { renewalText } from '../rules/renewal-text';

type Words = Pick<Site, 't' | 'locale'>;

/** How a licence goes on, in words; undefined where nothing is said. */
export function renewalWords(
  licence: Licence,
  asOf: string,
  { t }: Words,
  dates: ViewerDates,
): string | undefined {
  const text = renewalText(licence, asOf, dates.zone);
  if (!text) return undefined;
  const { key, at, period } = text;
  return t(key, {
    date: at ? dates.day(at, asOf) : '',
    period: period ? t(period.key, { count: period.count }) : '',
  });
}

/**
 * What is due of a licence whose renewal has failed: how much, when it is tried again and with which card, and until when it goes on.
 * @param card what pays it next, in words; undefined where nothing does
 */
export function dueWords(
  { nextCharge, licenceStatus }: Pick<Licence, 'nextCharge' | 'licenceStatus'>,
  { asOf, card }: { asOf: string; card: string | undefined },
  { t, locale }: Words,
  dates: ViewerDates | null,
): string[] {
  const lastDay = licenceStatus?.expiryTimestamp;
  const at = nextCharge?.at;
  // Behind the last try there is none before the end.
  const isOver = at !== undefined && lastDay !== undefined && Date.parse(at) >= Date.parse(lastDay);
  const isAhead = at !== undefined && !isOver && Date.parse(at) > Date.parse(asOf);
  return [
    nextCharge && card
      ? t('account.plan.due', { amount: moneyText(nextCharge.amount, locale) })
      : t('account.plan.refresh'),
    card && isOver && t('account.plan.noTry'),
    card && isAhead && dates && t('account.plan.nextTry', { date: dates.day(at, asOf), card }),
    lastDay && dates && t('account.plan.lastDay', { date: dates.day(lastDay, asOf) }),
  ].filter((fact): fact is string => Boolean(fact));
}

/** The discounts that are shown beside a licence, in words. */
export const discountWords = (
  { discounts = [], pauseState }: Licence,
  { t, locale }: Words,
): string[] =>
  discounts
    .filter((one) => discountShown(one, pauseState === 'PAUSED'))
    .map((one) => t(discountLabel(one), { discount: worthOf(one, locale) }));

function worthOf({ percentage, amount }: Discount, locale: Site['locale']): string {
  if (percentage !== undefined)
    return formatNumber(percentage / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
  return amount ? moneyText(amount, locale) : '';
}
