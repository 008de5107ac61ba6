import { languageOf, regionOf, resolveLocale } from './locale';

/** An amount in minor units: `{ amount: 1299, currency: 'EUR', scale: 2 }` is 12.99 €. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The number of the amount's digits after the decimal point. */
  scale: number;
}

// The digits of plain `ar` differ between versions of CLDR, and server and browser have different
// versions. So this table decides: Latin where the tag has no region or the region uses them.
const latinDigitRegions: readonly (string | undefined)[] = [
  undefined,
  '001',
  'AE',
  'DZ',
  'EH',
  'LY',
  'MA',
  'TN',
];

export const usesArabicDigits = (tag: string): boolean =>
  languageOf(tag) === 'ar' && !latinDigitRegions.includes(regionOf(tag));

/** The locale to give to `Intl`: one that it knows, with fixed digits for Arabic. */
export function intlLocale(tag: string): string {
  const locale = resolveLocale(tag);
  if (languageOf(locale) !== 'ar') return locale;
  return `${locale}-u-nu-${usesArabicDigits(locale) ? 'arab' : 'latn'}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(intlLocale(locale), options);
  formats.set(key, format);
  return format;
}

const plurals = new Map<string, Intl.PluralRules>();

/** The rules by which a language chooses the plural form for a number. */
export function pluralRules(locale: string): Intl.PluralRules {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(intlLocale(locale));
  plurals.set(locale, rules);
  return rules;
}

// Newer ICU versions write a narrow no-break space where older ones write a no-break space.
const evenSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

export const formatNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string => evenSpaces(numberFormat(locale, options).format(value));

export function formatMoney({ amount, currency, scale }: Money, locale: string): string {
  const value = amount / 10 ** scale;
  const digits = { minimumFractionDigits: scale, maximumFractionDigits: scale };
  // Intl throws for a currency that is not three letters; viewers must be able to read the amount all the same.
  if (!/^[a-z]{3}$/i.test(currency))
    return `${formatNumber(value, locale, digits)} ${currency}`.trim();
  return formatNumber(value, locale, { style: 'currency', currency, ...digits });
}

/** Writes a running time for a card: 5025 → `1:23:45`, 83 → `1:23`. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return localDigits(`${text}:${two(whole % 60)}`, locale);
}

/** Replaces the digits of an Arabic text, Latin or Arabic, by those that the locale uses. */
export function localDigits(text: string, locale: string): string {
  if (languageOf(locale) !== 'ar') return text;
  return usesArabicDigits(locale)
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630))
    : text.replace(/[٠-٩]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x630));
}
