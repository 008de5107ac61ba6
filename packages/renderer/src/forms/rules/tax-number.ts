import { onlyDigits, plainDigits, visibleText } from '@marquee/design-system';
import type { FieldDefinition, FieldType } from '../field-definition';

interface TaxNumberFormat {
  /** How many digits it has. */
  digits: number;
  /** How it is written, also while it is being typed. */
  written: (digits: string) => string;
  /** Do its check digits fit? */
  fits: (digits: string) => boolean;
}

/** Brazil's last two digits are sums of those before them, modulo 11; eleven equal digits would pass, and are no number. */
function isCpf(digits: string): boolean {
  const check = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return (
    !/^(\d)\1*$/.test(digits) && check(9) === Number(digits[9]) && check(10) === Number(digits[10])
  );
}

/** How countries write a tax number; elsewhere it is any text. */
const FORMATS = new Map<string | undefined, TaxNumberFormat>([
  [
    'BR',
    {
      digits: 11,
      // Digits too many stay as well: a number is never cut to make it fit.
      written: (digits) =>
        digits
          .replace(/(...)(?=.)/, '$1.')
          .replace(/(.{7})(?=.)/, '$1.')
          .replace(/(.{11})(?=.)/, '$1-'),
      fits: isCpf,
    },
  ],
]);

/** A text that holds more than digits of some script and what is written between them. */
const isUnreadable = (text: string) => /[^\d\s./-]/.test(plainDigits(text));

/** A tax number as its country writes it, also while it is being typed: Brazil's is 000.000.000-00 (spec 1 §5). */
export function formatTaxNumber(country: string | undefined, typed: string): string {
  const format = FORMATS.get(country);
  // What cannot be read stays, so that the viewer sees it.
  return !format || isUnreadable(visibleText(typed)) ? typed : format.written(onlyDigits(typed));
}

/** Parses a tax number for the origin: its digits where the country's numbers are digits, else the text as typed. */
export function parseTaxNumber(country: string | undefined, typed: string): string {
  const text = visibleText(typed).trim();
  return FORMATS.has(country) && !isUnreadable(text) ? onlyDigits(text) : text;
}

/** Does it have the country's form, and lie between minimum and maximum? */
export function taxNumberFits(
  value: string,
  {
    country,
    minimum,
    maximum,
  }: Pick<FieldDefinition<FieldType>, 'country' | 'minimum' | 'maximum'>,
): boolean {
  const format = FORMATS.get(country);
  if (format && !(/^\d+$/.test(value) && value.length === format.digits && format.fits(value)))
    return false;
  if (minimum === undefined && maximum === undefined) return true;
  const number = Number(onlyDigits(value) || Number.NaN);
  return number >= Number(minimum ?? number) && number <= Number(maximum ?? number);
}

/** Places the caret in a newly formatted text: behind as many digits as were before it. */
export function caretBehind(formatted: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (const [index, character] of [...formatted].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digits) return index + 1;
  }
  return formatted.length;
}

/** Are a country's tax numbers digits alone? */
export const isTaxNumberDigits = (country: string | undefined): boolean => FORMATS.has(country);
