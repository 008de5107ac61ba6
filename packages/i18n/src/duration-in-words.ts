import { formatNumber, intlLocale } from './numbers';

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Writes a length of time in words: 3725 → `1 hour 2 minutes`; seconds only under a minute. For the browser alone: its words differ between versions of ICU. */
export function durationInWords(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const used = whole < 60 ? UNITS.slice(2) : UNITS.slice(0, 2);
  const parts = used.map(([unit, length], index) => {
    const [, larger = Number.POSITIVE_INFINITY] = used[index - 1] ?? [];
    return { unit, value: Math.floor((whole % larger) / length) };
  });
  const named = parts.filter(({ value }) => value > 0);
  const texts = (named.length > 0 ? named : parts.slice(-1)).map(({ unit, value }) =>
    formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit', style: 'narrow' }).format(texts);
}
