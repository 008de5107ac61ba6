import { onlyDigits, ownsNumber, type PhoneCountry, plainDigits } from '@marquee/design-system';
import { PHONE_COUNTRIES } from '../generated/phone-countries';

/** How a country numbers its phones. */
export interface PhonePlan {
  callingCode: string;
  trunkPrefix: string;
  /** How many digits may follow the calling code. */
  lengths: readonly number[];
  example: string;
  /** A pattern of the prefix that is dialled before a calling code, where that is not 00 alone. */
  exitCode: string;
  /** A pattern of its numbers, where the calling code belongs in the main to another country. */
  ownNumbers: string;
}

/** Reads a table of plans, each by its country's ISO 3166 alpha-2. */
export function readPhonePlans(table: string): ReadonlyMap<string, PhonePlan> {
  const plans = new Map<string, PhonePlan>();
  let main: PhonePlan | undefined;
  for (const line of table.trim().split('\n')) {
    const [facts = '', pattern = ''] = line.split(';');
    const [codes = '', trunkPrefix = '', ranges = '', example = ''] = facts.split('|');
    let plan: PhonePlan;
    if (main && codes[2] === '=') {
      plan = { ...main, example, ownNumbers: pattern || onlyDigits(example).slice(0, 3) };
      if (ranges) plan.lengths = lengthsOf(ranges);
    } else {
      const callingCode = codes.slice(2) || `${Number(main?.callingCode ?? 0) + 1}`;
      const lengths = lengthsOf(ranges);
      plan = { callingCode, trunkPrefix, lengths, example, exitCode: pattern, ownNumbers: '' };
      main = plan;
    }
    plans.set(codes.slice(0, 2), plan);
  }
  return plans;
}

/** `4-6,8` as 4, 5, 6, 8. */
const lengthsOf = (ranges: string) =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

let plans: ReadonlyMap<string, PhonePlan> | undefined;

/** Every country's plan; read when it is first asked for. */
export function phonePlans(): ReadonlyMap<string, PhonePlan> {
  plans ??= readPhonePlans(PHONE_COUNTRIES);
  return plans;
}

export const phonePlan = (code: string) => phonePlans().get(code);

/** The countries that a phone field offers: those of a list whose numbers are known, in its order. */
export function phoneChoices(
  countries: readonly { value: string; label: string }[],
): PhoneCountry[] {
  return countries.flatMap(({ value: code, label: name }) => {
    const plan = phonePlan(code);
    return plan ? { code, name, ...plan } : [];
  });
}

/** A phone value (spec 1 §3). */
export interface PhoneNumber {
  /** ISO 3166 alpha-2; empty when no country has such numbers. */
  regionCode: string;
  /** The calling code with its plus, e.g. "+44". */
  prefix: string;
  number: string;
  /** E.164, e.g. "+447400123456". */
  complete: string;
  /** Does it have the length of its country's numbers, and can it be dialled from abroad? */
  possible: boolean;
  /** With a blank behind the calling code, e.g. "+44 7400123456". */
  internationalNumber: string;
}

/**
 * Splits a number in E.164. Where several countries share its calling code, it takes `regionCode` if that
 * is among them, else the country whose numbers look like it, else the code's main country. +4407 is
 * corrected to +447 (spec 1 §5).
 */
export function phoneNumber(e164: string, regionCode?: string): PhoneNumber {
  const complete = plainDigits(e164)
    .replace(/[^\d+]/g, '')
    .replace(/^\+4407/, '+447');
  const sharing = [...phonePlans()].filter(([, { callingCode }]) =>
    complete.startsWith(`+${callingCode}`),
  );
  const found =
    sharing.find(([candidate]) => candidate === regionCode) ??
    sharing.find(([, candidate]) => ownsNumber(candidate, complete.slice(1))) ??
    sharing[0];
  if (!found) return { ...NO_NUMBER, complete, internationalNumber: complete };
  const [code, plan] = found;
  const prefix = `+${plan.callingCode}`;
  const number = complete.slice(prefix.length);
  // Countries that share a code have plans of one kind; any of them may be meant.
  const possible =
    sharing.some(([, { lengths }]) => lengths.includes(number.length)) &&
    (DIALLED[plan.callingCode]?.test(number) ?? true);
  const internationalNumber = number ? `${prefix} ${number}` : '';
  return { regionCode: code, prefix, number, complete, possible, internationalNumber };
}

/**
 * By calling code, the numbers that can be dialled, where one without its area code is as long as a whole
 * one: Argentina's 15 2345-6789, Mexico's 044 123 4567.
 */
const DIALLED: Readonly<Record<string, RegExp>> = {
  52: /^[2-9]/,
  54: /^9?(?:11|[2-8]\d)\d{8}$/,
};

const NO_NUMBER = { regionCode: '', prefix: '', number: '', possible: false };
