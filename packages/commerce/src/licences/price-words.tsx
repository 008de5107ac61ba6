import { Price } from '@marquee/design-system';
import { periodLabel } from '@marquee/i18n';
import { type Site, useSite } from '@marquee/renderer';
import type { Licence } from '../contract';
import type { ViewerDates } from '../dates/use-dates';
import { priceOf } from '../rules/price-of';

type T = Site['t'];

/** The time that a licence's price pays for: "a month", "until 4 December", "for 48 hours". */
export function periodWords(
  { purchaseStrategy }: Pick<Licence, 'purchaseStrategy'>,
  t: T,
  dates: ViewerDates | null,
): string | undefined {
  const { type, subscriptionPeriod, endsAt, accessHours } = purchaseStrategy;
  const label = periodLabel(subscriptionPeriod);
  if (type === 'SUBSCRIPTION' && label) return t(label.key, { count: label.count });
  if (type === 'FIXED_DATE' && endsAt && dates)
    return t('period.until', { date: dates.date(endsAt) });
  if (type === 'PAY_PER_VIEW' && accessHours) return t('period.hours', { count: accessHours });
  return undefined;
}

/** Has it a price of ours? A partner's licence has the partner's, on pages of theirs. */
export const hasPrice = ({ type, amounts }: Pick<Licence, 'type' | 'amounts'>): boolean =>
  type === 'FREE' || amounts.length > 0;

interface LicencePriceProps {
  licence: Licence;
  dates: ViewerDates | null;
  size?: 'medium' | 'large' | 'display';
}

/** A licence's price with its period, read as one phrase. */
export function LicencePrice({ licence, dates, size = 'display' }: LicencePriceProps) {
  const { t, locale } = useSite();
  const price = priceOf(licence.amounts);
  const isFree = price.amount === 0 && licence.type === 'FREE';
  const prior = 'priorPrice' in price ? price.priorPrice : undefined;
  return (
    <Price
      amount={price.amount}
      currency={price.currency}
      scale={price.scale}
      locale={locale}
      size={size}
      word={isFree ? t('plan.free') : undefined}
      period={isFree ? undefined : periodWords(licence, t, dates)}
      former={prior?.amount}
      formerLabel={t('plan.former')}
      currentLabel={t('plan.now')}
    />
  );
}
