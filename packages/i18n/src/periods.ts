export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** A length of time that a viewer pays for, in the largest unit that measures it whole. */
export interface Period {
  unit: PeriodUnit;
  count: number;
}

const UNITS: Readonly<Record<string, PeriodUnit>> = {
  D: 'day',
  W: 'week',
  M: 'month',
  Y: 'year',
};

/** Reads a subscription's period, such as `P1M`; whole weeks in days are weeks (2 §9: `P7D` or `P1W`). Null for another text. */
export function readPeriod(period: string | undefined): Period | null {
  const [, digits, letter = ''] = /^P([1-9]\d{0,3})([DWMY])$/.exec(period ?? '') ?? [];
  const unit = Object.hasOwn(UNITS, letter) ? UNITS[letter] : undefined;
  if (!digits || !unit) return null;
  const count = Number(digits);
  return unit === 'day' && count % 7 === 0 ? { unit: 'week', count: count / 7 } : { unit, count };
}

/** What a period's label is made of: the unit's own label for one, else that of several (2 §9). */
export interface PeriodLabel {
  /** `period.month` ("a month") or `period.months` ("every {count} months"). */
  key: string;
  count: number;
}

/** The label of a subscription's period; null for what is no period. */
export function periodLabel(period: string | undefined): PeriodLabel | null {
  const read = readPeriod(period);
  if (!read) return null;
  return { key: `period.${read.unit}${read.count === 1 ? '' : 's'}`, count: read.count };
}
