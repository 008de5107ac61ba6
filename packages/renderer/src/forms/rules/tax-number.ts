import type { FieldDefinition, FieldType } from '../field-definition';

interface TaxNumberFormat {
  /** How many digits it has, group by group. */
  groups: readonly number[];
  /** What stands before each group but the first. */
  separators: readonly string[];
}

/** How countries write a tax number; elsewhere it is any text. */
const FORMATS: Readonly<Record<string, TaxNumberFormat>> = {
  BR: { groups: [3, 3, 3, 2], separators: ['.', '.', '-'] },
};

const formatOf = (country: string | undefined) =>
  country !== undefined && Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined;

const digitsIn = ({ groups }: TaxNumberFormat) => groups.reduce((sum, group) => sum + group, 0);

/** The digits of a text; Arabic and Persian ones are digits too. */
export const digitsOf = (text: string) =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '');

/** A tax number as its country writes it, also while it is being typed: Brazil's is 000.000.000-00 (spec 1 §5). */
export function formatTaxNumber(country: string | undefined, typed: string): string {
  const format = formatOf(country);
  if (!format) return typed;
  let rest = digitsOf(typed);
  let text = '';
  for (const [index, length] of format.groups.entries()) {
    if (!rest) break;
    text += (index > 0 ? (format.separators[index - 1] ?? '') : '') + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return text;
}

/** What is sent: the digits alone where the country's numbers are digits. */
export function parseTaxNumber(country: string | undefined, typed: string): string {
  const format = formatOf(country);
  return format ? digitsOf(typed).slice(0, digitsIn(format)) : typed.trim();
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
  if (format && value.length !== digitsIn(format)) return false;
  if (minimum === undefined && maximum === undefined) return true;
  const number = Number(digitsOf(value) || Number.NaN);
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
