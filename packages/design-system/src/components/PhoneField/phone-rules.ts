import { onlyDigits, plainDigits } from '../../digits';
import { visibleText } from '../../visible-text';
import { fromAbroad, withoutCarrierSign } from './home-dialling';

export interface PhoneCountry {
  /** ISO 3166 code of two letters, e.g. "GB". */
  code: string;
  /** The country's name in the viewer's language, e.g. "United Kingdom". */
  name: string;
  /** The calling code, digits only, e.g. "44". */
  callingCode: string;
  /** An example number as it is written there, e.g. "07400 123456": the placeholder. */
  example: string;
  /**
   * The trunk prefix: digits before numbers at home that are left out from abroad, e.g. "0".
   * Nothing by default.
   */
  trunkPrefix?: string;
  /** A pattern of the exit codes dialled there before a calling code, beside 00, e.g. "011". */
  exitCode?: string;
  /**
   * A pattern of the country's own numbers after the calling code, where that code mainly belongs
   * to another country.
   */
  ownNumbers?: string;
}

/** A phone value (spec 1 §3). */
export interface PhoneValue {
  /** Code of the country the number belongs to, e.g. "GB". */
  regionCode: string;
  /** Its calling code with a plus, e.g. "+44". */
  prefix: string;
  /** The digits after the calling code, e.g. "7400123456". */
  number: string;
  /** E.164, e.g. "+447400123456"; empty without a number, or with a calling code that no country of the list has. */
  complete: string;
}

/** The content of the field: the chosen country and the text as it was typed. */
export interface PhoneEntry {
  /**
   * Empty while neither the viewer nor a number has chosen one: then it is the first of the list.
   */
  regionCode: string;
  text: string;
  /** The country that was chosen before a number with its calling code changed it. */
  chosen?: string;
}

/** E.164 allows fifteen digits, including the calling code. */
const MOST_DIGITS = 15;

/** The first country of the list, unless a known one is asked for (spec 1 §5). */
export function startCountry(countries: readonly PhoneCountry[], code?: string): string {
  const known = countries.find((country) => country.code === code) ?? countries[0];
  return known?.code ?? '';
}

export const countryOf = (countries: readonly PhoneCountry[], code: string) =>
  countries.find((country) => country.code === code);

/** Whether a text was typed or pasted with its calling code. */
export const isInternational = (text: string) => plainDigits(text).trim().startsWith('+');

/** Whether digits, including the calling code, look like a country's own numbers. */
export const ownsNumber = (
  { callingCode, ownNumbers }: Pick<PhoneCountry, 'callingCode' | 'ownNumbers'>,
  digits: string,
): boolean =>
  Boolean(ownNumbers) &&
  digits.startsWith(callingCode) &&
  new RegExp(`^(?:${ownNumbers})`).test(digits.slice(callingCode.length));

/**
 * The country of an international number: of those whose calling code it begins with, the longest
 * code wins. Where several share it (United States and Canada), it is the one already chosen, else
 * the one whose own numbers look like it, else the code's main country.
 */
export function countryOfNumber(
  text: string,
  countries: readonly PhoneCountry[],
  chosen: string,
): PhoneCountry | undefined {
  const digits = onlyDigits(text);
  const fitting = countries.filter(({ callingCode }) => digits.startsWith(callingCode));
  const longest = Math.max(...fitting.map(({ callingCode }) => callingCode.length));
  const best = fitting.filter(({ callingCode }) => callingCode.length === longest);
  return (
    best.find(({ code }) => code === chosen) ??
    best.find((country) => ownsNumber(country, digits)) ??
    best.find(({ ownNumbers }) => !ownNumbers) ??
    best[0]
  );
}

/**
 * The typed text with digits, dashes, brackets and spaces in one form, and without invisible
 * characters. Other characters stay, so that the viewer sees what is wrong.
 */
export const writeNumber = (raw: string): string =>
  plainDigits(visibleText(raw).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trimStart();

/** Characters that people write in a phone number. */
const READABLE = /^\+?[\d\s()./-]*$/;

/**
 * Writes a number that begins with an exit code with a plus instead, where a calling code of the
 * list follows.
 */
function withPlus(
  text: string,
  country: PhoneCountry | undefined,
  countries: readonly PhoneCountry[],
) {
  for (const exit of ['00', country?.exitCode]) {
    const [start] = (exit && new RegExp(`^(?:${exit})(?=[\\s().-]*[1-9])`).exec(text)) || [];
    const rest = start && text.slice(start.length).trimStart();
    if (rest && countryOfNumber(rest, countries, '')) return `+${rest}`;
  }
  return text;
}

/** Changes an entry's text: a number with a plus, or with 00, also changes the country. */
export function writeEntry(
  entry: PhoneEntry,
  raw: string,
  countries: readonly PhoneCountry[],
): PhoneEntry {
  const text = withPlus(writeNumber(raw), countryOf(countries, entry.regionCode), countries);
  if (!isInternational(text)) return { regionCode: entry.regionCode, text };
  const chosen = entry.chosen ?? entry.regionCode;
  const found = countryOfNumber(text, countries, chosen);
  return { regionCode: found?.code ?? entry.regionCode, text, chosen };
}

/** The number without its calling code and without its trunk prefix (spec 1 §5: +4407 is +447). */
function nationalDigits(raw: string, country: PhoneCountry): string {
  const text = withoutCarrierSign(country.callingCode, writeNumber(raw));
  if (!READABLE.test(text)) return '';
  const international = isInternational(text);
  const digits = onlyDigits(text);
  if (international && !digits.startsWith(country.callingCode)) return '';
  const rest = international ? digits.slice(country.callingCode.length) : digits;
  // people write "+49 (0)151"; after "+7" an 8 belongs to the number
  const trunk = international && country.trunkPrefix !== '0' ? '' : (country.trunkPrefix ?? '');
  const without = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
  const number = fromAbroad(country.callingCode, without);
  return `+${country.callingCode}${number}`.startsWith('+4407') ? number.slice(1) : number;
}

/** The value of an entry, parsed with the country's calling code (spec 1 §5). */
export function phoneValue(entry: PhoneEntry, countries: readonly PhoneCountry[]): PhoneValue {
  const country = countryOf(countries, entry.regionCode);
  if (!country) return { regionCode: '', prefix: '', number: '', complete: '' };
  const prefix = `+${country.callingCode}`;
  const digits = nationalDigits(entry.text, country);
  // never cut: a text that is too long is not a number
  const number = digits.length + country.callingCode.length > MOST_DIGITS ? '' : digits;
  return {
    regionCode: country.code,
    prefix,
    number,
    complete: number === '' ? '' : prefix + number,
  };
}

/**
 * Groups the digits of a number as in its country's example where it has as many; otherwise leaves
 * them.
 */
export function likeExample(digits: string, { example, trunkPrefix = '' }: PhoneCountry): string {
  const most = onlyDigits(example).length;
  const all = [digits, trunkPrefix + digits].find(({ length }) => length === most);
  if (!all) return digits;
  let at = -1;
  return example.replace(/\d/g, () => {
    at += 1;
    return all.charAt(at);
  });
}

/** The entry that shows an E.164 number, or nothing, in a country of the list. */
export function entryOf(
  complete: string | undefined,
  countries: readonly PhoneCountry[],
  wanted?: string,
): PhoneEntry {
  const start = startCountry(countries, wanted);
  return atHome(writeEntry({ regionCode: start, text: '' }, complete ?? '', countries), countries);
}

/**
 * Removes the calling code from the text when the viewer has finished, since the country's label
 * shows it.
 */
export function atHome(entry: PhoneEntry, countries: readonly PhoneCountry[]): PhoneEntry {
  if (!isInternational(entry.text)) return entry;
  const { number, complete } = phoneValue(entry, countries);
  if (!number) return entry;
  const settled = { regionCode: entry.regionCode, text: number };
  if (phoneValue(settled, countries).complete === complete) return settled;
  // it begins like the trunk prefix: 800 in Russia is 8 800 at home
  const trunk = countryOf(countries, entry.regionCode)?.trunkPrefix ?? '';
  return { ...settled, text: trunk + number };
}
