import { formatNumber } from '@marquee/i18n';

/** Writes a card's expiry as on the card: `2029-04` → `04/29`, in the digits of the locale. */
export function expiryText(expiry: string, locale: string): string {
  const [year = '', month = ''] = expiry.split('-');
  const two = (digits: string) =>
    formatNumber(Number(digits), locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${two(month)}/${two(year.slice(-2))}`;
}
