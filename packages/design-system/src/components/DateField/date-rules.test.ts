import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DateFormat,
  type DatePart,
  EMPTY_DATE,
  isFull,
  isRealDate,
  joinDate,
  orderOf,
  PART_LIMITS,
  padPart,
  problemOf,
  readDate,
  splitDate,
  writePart,
} from './date-rules';

const FORMATS: DateFormat[] = ['yyyy/mm/dd', 'mm/dd/yyyy', 'dd/mm/yyyy'];
const anyPart = fc.constantFrom<DatePart>('year', 'month', 'day');
const anyFormat = fc.constantFrom(...FORMATS);
/** A real day of the years 1000–9999, as yyyy-mm-dd. */
const anyDay = fc
  .date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[0-9٠-٩۰-۹/.\- ]{0,10}$/));

describe('orderOf', () => {
  it.each([
    ['yyyy/mm/dd', ['year', 'month', 'day']],
    ['mm/dd/yyyy', ['month', 'day', 'year']],
    ['dd/mm/yyyy', ['day', 'month', 'year']],
  ] as const)('[1.2-146] follows the format %s', (format, order) => {
    expect(orderOf(format)).toEqual(order);
  });

  it('[1.2-147] is yyyy/mm/dd by default', () => {
    expect(orderOf()).toEqual(orderOf('yyyy/mm/dd'));
  });
});

describe('writePart', () => {
  it.each<[string, DatePart, string, string, string]>([
    ['[1.5-01] takes four digits of a year', 'year', '199', '1990', '1990'],
    ['[1.5-01] takes no fifth digit of a year', 'year', '1990', '19905', '1990'],
    ['[1.5-02] takes month 12', 'month', '1', '12', '12'],
    ['[1.5-02] refuses month 13', 'month', '1', '13', '1'],
    ['[1.5-02] takes no third digit of a month', 'month', '12', '123', '12'],
    ['[1.5-03] takes day 31', 'day', '3', '31', '31'],
    ['[1.5-03] refuses day 32', 'day', '3', '32', '3'],
    ['[1.5-03] refuses a digit put before another', 'day', '2', '42', '2'],
    ['refuses a day of nothing', 'day', '0', '00', '0'],
    ['drops what is not a digit', 'month', '', 'a1-', '1'],
    ['understands Arabic digits', 'year', '', '١٩٩٠', '1990'],
    ['understands Persian digits', 'day', '', '۲۸', '28'],
    ['can be emptied', 'day', '28', '', ''],
  ])('%s', (_, part, before, raw, after) => {
    expect(writePart(part, before, raw)).toBe(after);
  });

  it('[1.5-01] [1.5-02] [1.5-03] keeps every part within its limits, whatever is written, in whatever order', () => {
    fc.assert(
      fc.property(anyPart, fc.array(anyText), (part, writings) => {
        const { digits, max } = PART_LIMITS[part];
        let text = '';
        for (const writing of writings) {
          text = writePart(part, text, writing);
          expect(text).toMatch(/^\d*$/);
          expect(text.length).toBeLessThanOrEqual(digits);
          expect(Number(text)).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('[1.5-04] isFull is true exactly when no further digit can follow', () => {
    fc.assert(
      fc.property(anyPart, fc.stringMatching(/^\d{0,4}$/), (part, raw) => {
        const text = writePart(part, '', raw);
        const more = '0123456789'
          .split('')
          .some((digit) => writePart(part, text, text + digit) !== text);
        expect(isFull(part, text)).toBe(!more);
      }),
    );
  });
});

describe('joinDate', () => {
  it.each([
    ['1990', '5', '3', '1990-05-03'],
    ['1990', '12', '31', '1990-12-31'],
    ['90', '1', '1', '0090-01-01'],
    ['2026', '02', '30', '2026-02-30'],
  ])('[1.5-05] makes of %s, %s, %s the value %s', (year, month, day, value) => {
    expect(joinDate({ year, month, day })).toBe(value);
  });

  it('[1.5-06] is null while any part is empty', () => {
    const text = fc.stringMatching(/^\d{1,2}$/);
    fc.assert(
      fc.property(text, text, text, fc.subarray(['year', 'month', 'day'] as const), (...all) => {
        const [year, month, day, emptied] = all;
        const texts = { year, month, day };
        for (const part of emptied) texts[part] = '';
        expect(joinDate(texts) === null).toBe(emptied.length > 0);
      }),
    );
  });

  it('[1.5-05] is the inverse of splitDate', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(joinDate(splitDate(day))).toBe(day);
      }),
    );
  });

  it.each(['', '1990', '1990-5-3', '03/05/1990', '1990-05-03T00:00', undefined, null])(
    'finds no parts in %s',
    (value) => expect(splitDate(value)).toEqual(EMPTY_DATE),
  );

  it('pads a value as it is written in full', () => {
    expect([padPart('day', '5'), padPart('month', '12'), padPart('day', '0')]).toEqual([
      '05',
      '12',
      '0',
    ]);
    expect(padPart('year', '5')).toBe('5');
  });
});

describe('problemOf', () => {
  it.each([
    ['', '', '', null],
    ['1990', '', '03', 'incomplete'],
    ['199', '05', '03', 'incomplete'],
    ['1990', '05', '03', null],
    ['2026', '02', '30', 'not-real'],
    ['2026', '0', '3', 'not-real'],
    ['2023', '2', '29', 'not-real'],
    ['2024', '2', '29', null],
    ['1900', '2', '29', 'not-real'],
    ['2000', '2', '29', null],
    ['1899', '12', '31', 'too-early'],
    ['2030', '01', '02', 'too-late'],
    ['2030', '01', '01', null],
  ])('%s, %s, %s: %s', (year, month, day, problem) => {
    const limits = { min: '1900-01-01', max: '2030-01-01' };
    expect(problemOf({ year, month, day }, limits)).toBe(problem);
  });

  it('knows every real day, and no other', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isRealDate(day)).toBe(true);
      }),
    );
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const real = new Set(days);
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) {
        const value = `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(isRealDate(value)).toBe(real.has(value));
      }
  });
});

describe('readDate', () => {
  const born = { year: '1990', month: '05', day: '03' };
  it.each<[string, DateFormat]>([
    ['1990-05-03', 'dd/mm/yyyy'],
    ['1990-05-03T12:00:00Z', 'mm/dd/yyyy'],
    ['03/05/1990', 'dd/mm/yyyy'],
    ['3.5.1990', 'dd/mm/yyyy'],
    ['05/03/1990', 'mm/dd/yyyy'],
    ['1990. 5. 3.', 'yyyy/mm/dd'],
    ['19900503', 'yyyy/mm/dd'],
    ['03051990', 'dd/mm/yyyy'],
    ['  03 05 1990 ', 'dd/mm/yyyy'],
    ['٠٣/٠٥/١٩٩٠', 'dd/mm/yyyy'],
    ['۱۹۹۰/۰۵/۰۳', 'yyyy/mm/dd'],
    ['\u200f03\u200f/05\u200f/1990', 'dd/mm/yyyy'],
  ])('reads %s in a field of %s', (text, format) => {
    expect(readDate(text, format)).toEqual(born);
  });

  it.each<[string, DateFormat]>([
    ['', 'yyyy/mm/dd'],
    ['1990', 'yyyy/mm/dd'],
    ['03/05/90', 'dd/mm/yyyy'],
    ['31/12/1990', 'mm/dd/yyyy'],
    ['32/01/1990', 'dd/mm/yyyy'],
    ['03/05/1990/1', 'dd/mm/yyyy'],
    ['3 of 5 in 1990', 'dd/mm/yyyy'],
    ['1990/05/03', 'dd/mm/yyyy'],
  ])('does not read %s in a field of %s', (text, format) => {
    expect(readDate(text, format)).toBeNull();
  });

  it('reads every day back in every order, with and without separators', () => {
    fc.assert(
      fc.property(anyDay, anyFormat, fc.constantFrom('/', '.', '-', ' ', '. ', ''), (day, f, s) => {
        const texts = splitDate(day);
        const written = orderOf(f)
          .map((part) => texts[part])
          .join(s);
        expect(readDate(written, f)).toEqual(texts);
        expect(readDate(day, f)).toEqual(texts);
      }),
    );
  });
});
