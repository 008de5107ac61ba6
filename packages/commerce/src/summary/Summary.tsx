import { Heading, KeyValueList, Stack, Text } from '@marquee/design-system';
import { formatMoney, moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { Basket } from '../contract';
import { useDates } from '../dates/use-dates';
import { summaryLines } from '../rules/summary';
import { trialDays } from '../rules/trial-days';
import { chargeOnceConfirmed, laterCharge } from '../rules/what-is-due';
import { Vouchers } from './Vouchers';

interface SummaryProps {
  basket: Basket;
  onBasket: (basket: Basket) => void;
  /** The error of a voucher that the address brought. */
  voucherError?: unknown;
  /** While a payment is under way nothing of it can be changed. */
  isFixed: boolean;
  /** The chosen way to pay leaves no mandate behind: no later charge is announced. */
  isOnce: boolean;
}

/** What is bought, what it costs today and what later (2 §2). Stays in sight while the viewer pays. */
export function Summary({ basket, onBasket, voucherError, isFixed, isOnce }: SummaryProps) {
  const { t, locale } = useSite();
  const dates = useDates();
  const days = trialDays(basket.basketItems);
  const { today, carried, startsAt, trialEndsAt, asOf } = basket;
  const later = laterCharge(basket);
  const onceConfirmed = chargeOnceConfirmed(basket);
  const lines = summaryLines(basket);
  return (
    <Stack gap={21}>
      <Heading level={2} size={2}>
        {t('summary.title')}
      </Heading>
      <KeyValueList
        entries={[
          ...lines.map(({ key, values, money }) => ({
            label: t(key, values),
            value: <bdi>{formatMoney(money, locale)}</bdi>,
          })),
          {
            label: t('summary.today'),
            value: <bdi>{formatMoney(today, locale)}</bdi>,
            total: true,
            note: days > 0 ? t('summary.trial', { count: days }) : undefined,
          },
        ]}
      />
      {carried && (
        <Text tone="muted">{t('summary.carried', { amount: moneyText(carried, locale) })}</Text>
      )}
      {startsAt && dates && (
        <Text tone="muted">{t('summary.begins', { date: dates.day(startsAt, asOf) })}</Text>
      )}
      {later && !isOnce && dates && (
        <Text tone="muted">
          {t(trialEndsAt ? 'summary.afterTrial' : 'summary.later', {
            amount: moneyText(later.amount, locale),
            date: dates.day(later.at, asOf),
          })}
        </Text>
      )}
      {onceConfirmed && (
        <Text tone="muted">
          {t('summary.unconfirmed', { amount: moneyText(onceConfirmed, locale) })}
        </Text>
      )}
      <Vouchers basket={basket} onBasket={onBasket} firstError={voucherError} isFixed={isFixed} />
    </Stack>
  );
}
