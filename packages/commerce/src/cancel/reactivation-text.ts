import { moneyText } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { Licence } from '../contract';

interface About {
  dateOf: (instant: string) => string;
  /** The plan that would begin otherwise, and that is given up. */
  next: string | undefined;
}

/** What reactivating a licence costs now and later, in words; undefined where it cannot be reactivated. */
export function reactivationText(
  { reactivation }: Pick<Licence, 'reactivation'>,
  { t, locale }: Pick<Site, 't' | 'locale'>,
  { dateOf, next }: About,
): string | undefined {
  if (!reactivation) return undefined;
  const { at, amount } = reactivation;
  const costs =
    amount.amount === 0
      ? t('reactivate.free')
      : t('reactivate.text', { amount: moneyText(amount, locale), date: dateOf(at) });
  return next ? `${costs} ${t('reactivate.drops', { next })}` : costs;
}
