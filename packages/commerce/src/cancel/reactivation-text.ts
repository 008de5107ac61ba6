import { moneyText } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { Licence } from '../contract';

/** What reactivating a licence costs today and later, in words; undefined where it cannot be reactivated. */
export function reactivationText(
  { reactivation }: Pick<Licence, 'reactivation'>,
  { t, locale }: Pick<Site, 't' | 'locale'>,
  dateOf: (instant: string) => string,
): string | undefined {
  if (!reactivation) return undefined;
  const { at, amount } = reactivation;
  return amount.amount === 0
    ? t('reactivate.free')
    : t('reactivate.text', { amount: moneyText(amount, locale), date: dateOf(at) });
}
