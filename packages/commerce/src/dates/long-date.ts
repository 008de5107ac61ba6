import { intlLocale } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';

/** Writes days whole, as `Wednesday, December 30, 2026`: what a viewer decides by must not wait for code that may not come. */
export function longDate(locale: Site['locale']): (instant: string) => string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full' });
  return (instant) => format.format(new Date(instant));
}
