import { onlyDigits, plainDigits, visibleText } from '@marquee/design-system';
import type { FieldDefinition, FieldType } from '../field-definition';

interface TaxNumberFormat {
  /** How many digits it has, group by group. */
  groups: readonly number[];
  /** What stands before each group but the first. */
  separators: readonly string[];
  /** Do its check digits fit? Not looked at by default. */
  checked?: (digits: string) => boolean;
}

/** Brazil's last two digits are sums of those before them, modulo 11; eleven equal ones would fit and belong to nobody. */
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
const FORMATS: Readonly<Record<string, TaxNumberFormat>> = {
  BR: { groups: [3, 3, 3, 2], separators: ['.', '.', '-'], checked: isCpf },
};

const formatOf = (country: string | undefined) =>
  country !== undefined && Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined;

const digitsIn = ({ groups }: TaxNumberFormat) => groups.reduce((sum, group) => sum + group, 0);

/** A text that holds more than digits of some script and what is written between them. */
const isUnreadable = (text: string) => /[^\d\s./-]/.test(plainDigits(text));

/** A tax number as its country writes it, also while it is being typed: Brazil's is 000.000.000-00 (spec 1 §5). */
export function formatTaxNumber(country: string | undefined, typed: string): string {
  const format = formatOf(country);
  // What cannot be read stays, so that the viewer sees it.
  if (!format || isUnreadable(visibleText(typed))) return typed;
  let rest = onlyDigits(typed);
  let text = '';
  for (const [index, length] of format.groups.entries()) {
    if (!rest) break;
    text += (index > 0 ? (format.separators[index - 1] ?? '') : '') + rest.slice(0, length);
    rest = rest.slice(length);
  }
  // Digits too many stay as well: a number is never cut to make it fit.
  return text + rest;
}

/** What is sent: the digits alone where the country's numbers are digits; as typed what is no such number. */
export function parseTaxNumber(country: string | undefined, typed: string): string {
  const format = formatOf(country);
  const text = visibleText(typed).trim();
  return format && !isUnreadable(text) ? onlyDigits(text) : text;
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
  const format = formatOf(country);
  if (format && (!/^\d+$/.test(value) || value.length !== digitsIn(format))) return false;
  if (format?.checked && !format.checked(value)) return false;
  if (minimum === undefined && maximum === undefined) return true;
  const number = Number(onlyDigits(value) || Number.NaN);
  return number >= Number(minimum ?? number) && number <= Number(maximum ?? number);
}

/** Where the caret belongs in a text that was formatted anew: behind as many digits as stood before it. */
export function caretBehind(formatted: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (const [index, character] of [...formatted].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digits) return index + 1;
  }
  return formatted.length;
}

/** The characters that a country's tax number takes at most. */
export function taxNumberLength(country: string | undefined): number | undefined {
  const format = formatOf(country);
  return format && digitsIn(format) + format.separators.length;
}
