import { onlyDigits, plainDigits } from '../../digits';
import { visibleText } from '../../visible-text';

export type DatePart = 'year' | 'month' | 'day';

/** The orders of a date that locales use (spec 1 §2). */
export type DateFormat = 'yyyy/mm/dd' | 'mm/dd/yyyy' | 'dd/mm/yyyy';

/** The digits in the three parts; empty where nothing was typed. */
export type DateTexts = Record<DatePart, string>;

/**
 * Why the parts are not a usable date: `incomplete` while a part is empty or the year is shorter
 * than four digits, `not-real` for 30 February, `too-early` and `too-late` outside the limits.
 */
export type DateProblem = 'incomplete' | 'not-real' | 'too-early' | 'too-late';

export interface DateLimits {
  /** The first day allowed, yyyy-mm-dd. */
  min?: string;
  /** The last day allowed, yyyy-mm-dd. */
  max?: string;
}

export const DEFAULT_FORMAT: DateFormat = 'yyyy/mm/dd';

/** How many digits a part takes, and its range (spec 1 §5). */
export const PART_LIMITS: Record<DatePart, { digits: number; max: number }> = {
  year: { digits: 4, max: 9999 },
  month: { digits: 2, max: 12 },
  day: { digits: 2, max: 31 },
};

const ORDERS: Record<DateFormat, readonly [DatePart, DatePart, DatePart]> = {
  'yyyy/mm/dd': ['year', 'month', 'day'],
  'mm/dd/yyyy': ['month', 'day', 'year'],
  'dd/mm/yyyy': ['day', 'month', 'year'],
};

export const EMPTY_DATE: DateTexts = { year: '', month: '', day: '' };

/** The parts from first to last. */
export const orderOf = (format: DateFormat = DEFAULT_FORMAT) => ORDERS[format];

/**
 * The text of a part after `raw` was written into it: digits within its limits, else the text
 * before.
 */
export function writePart(part: DatePart, before: string, raw: string): string {
  const { digits, max } = PART_LIMITS[part];
  const text = onlyDigits(raw).slice(0, digits);
  const nothing = part !== 'year' && text === '00';
  return Number(text) > max || nothing ? before : text;
}

/**
 * Whether no further digit can follow: the part has all its digits, or any second one would pass
 * the limit (month 2–9, day 4–9).
 */
export function isFull(part: DatePart, text: string): boolean {
  const { digits, max } = PART_LIMITS[part];
  return text.length === digits || (text !== '' && Number(text) * 10 > max);
}

/** Writes a month or day in full: 5 → 05. */
export const padPart = (part: DatePart, text: string) =>
  part === 'year' || !/^[1-9]$/.test(text) ? text : `0${text}`;

/**
 * yyyy-mm-dd when every part is filled, else null (spec 1 §5). Does not check that the day exists.
 */
export function joinDate({ year, month, day }: DateTexts): string | null {
  if (!year || !month || !day) return null;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The parts of yyyy-mm-dd; empty ones for anything else. */
export function splitDate(value: string | null | undefined): DateTexts {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value ?? '') ?? [];
  return year && month && day ? { year, month, day } : EMPTY_DATE;
}

/** Whether the day exists in the calendar. */
export function isRealDate(value: string): boolean {
  const { year, month, day } = splitDate(value);
  if (!year) return false;
  const date = new Date(0);
  // setUTCFullYear, because Date.UTC takes the years 0–99 for 1900–1999
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The problem of the parts; null when they are a date within the limits, or all empty. */
export function problemOf(texts: DateTexts, { min, max }: DateLimits = {}): DateProblem | null {
  if (!texts.year && !texts.month && !texts.day) return null;
  const value = joinDate(texts);
  if (!value || texts.year.length < PART_LIMITS.year.digits) return 'incomplete';
  if (!isRealDate(value)) return 'not-real';
  // yyyy-mm-dd sorts as text
  if (min && value < min) return 'too-early';
  if (max && value > max) return 'too-late';
  return null;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|T)/;
/** Matches 31/12/1990, 31. 12. 1990, 1990. 12. 31. */
const APART = /^(\d+)[^\d\p{L}]+(\d+)[^\d\p{L}]+(\d+)\.?$/u;

/**
 * Reads a whole date that was pasted or autofilled: in ISO order with dashes, or in the field's own
 * order with anything but digits between the parts, or as eight digits. Null for everything else,
 * rather than a guess.
 */
export function readDate(text: string, format: DateFormat = DEFAULT_FORMAT): DateTexts | null {
  // direction marks are copied along with dates from right-to-left text
  const plain = plainDigits(visibleText(text)).trim();
  const [, ...iso] = ISO.exec(plain) ?? [];
  if (iso.length === 3) return within(iso, ORDERS['yyyy/mm/dd']);
  const order = ORDERS[format];
  const run = order[0] === 'year' ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/;
  const [, ...joined] = run.exec(plain) ?? [];
  if (joined.length === 3) return within(joined, order);
  const [, ...apart] = APART.exec(plain) ?? [];
  return apart.length === 3 ? within(apart, order) : null;
}

function within(groups: string[], order: readonly DatePart[]): DateTexts | null {
  const texts = { ...EMPTY_DATE };
  for (const [index, part] of order.entries()) {
    const text = groups[index] ?? '';
    const { digits, max } = PART_LIMITS[part];
    const fits = part === 'year' ? text.length === digits : text.length <= digits;
    if (!fits || Number(text) < 1 || Number(text) > max) return null;
    texts[part] = padPart(part, text);
  }
  return texts;
}
