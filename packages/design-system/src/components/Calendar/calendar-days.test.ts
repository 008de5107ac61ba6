import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  type Day,
  dayAfterKey,
  isWithin,
  monthOf,
  weekdayOf,
  weeksOf,
} from './calendar-days';
import { calendarNames } from './calendar-names';
import { firstWeekdayOf } from './week-start';

const anyDay = fc
  .date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('8999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date): Day => date.toISOString().slice(0, 10));
const anyWeekday = fc.integer({ min: 0, max: 6 });
const press = (
  day: Day,
  key: string,
  more: { shift?: boolean; rtl?: boolean; first?: number } = {},
) => dayAfterKey(day, { key, shiftKey: more.shift ?? false }, more.first ?? 1, more.rtl ?? false);

describe('calendar days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (day, months, after) => {
    expect(addMonths(day, months)).toBe(after);
  });

  it('move forth and back to the same day, whatever the time zone', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it('stay in the month that was asked for', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const distance = (a: Day, b: Day) =>
          (Number(b.slice(0, 4)) - Number(a.slice(0, 4))) * 12 +
          Number(b.slice(5, 7)) -
          Number(a.slice(5, 7));
        expect(distance(day, addMonths(day, months))).toBe(months);
      }),
    );
  });

  it('are kept within the limits by clampDay', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (day, one, other) => {
        const limits = one < other ? { min: one, max: other } : { min: other, max: one };
        expect(isWithin(clampDay(day, limits), limits)).toBe(true);
        if (isWithin(day, limits)) expect(clampDay(day, limits)).toBe(day);
      }),
    );
  });
});

describe('weeksOf', () => {
  it('[1.2-144] has each day of a month once, under its weekday, in six weeks', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, first) => {
        const weeks = weeksOf(monthOf(day), first);
        expect(weeks).toHaveLength(6);
        const slots = weeks.flat();
        const days = slots.filter((slot) => slot.inMonth).map((slot) => slot.day);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days[0]).toBe(`${monthOf(day)}-01`);
        expect(monthOf(addDays(days.at(-1) ?? '', 1))).not.toBe(monthOf(day));
        for (const [index, slot] of slots.entries())
          expect((weekdayOf(slot.day) - first + 7) % 7).toBe(index % 7);
      }),
    );
  });
});

describe('dayAfterKey', () => {
  // 2026-11-21 is a Saturday
  it.each([
    ['ArrowRight', {}, '2026-11-22'],
    ['ArrowLeft', {}, '2026-11-20'],
    ['ArrowRight', { rtl: true }, '2026-11-20'],
    ['ArrowLeft', { rtl: true }, '2026-11-22'],
    ['ArrowDown', {}, '2026-11-28'],
    ['ArrowUp', {}, '2026-11-14'],
    ['Home', { first: 1 }, '2026-11-16'],
    ['End', { first: 1 }, '2026-11-22'],
    ['Home', { first: 6 }, '2026-11-21'],
    ['End', { first: 0 }, '2026-11-21'],
    ['PageDown', {}, '2026-12-21'],
    ['PageUp', {}, '2026-10-21'],
    ['PageDown', { shift: true }, '2027-11-21'],
    ['PageUp', { shift: true }, '2025-11-21'],
    ['a', {}, null],
    ['Enter', {}, null],
  ])('moves from 2026-11-21 on %s %o to %s', (key, more, day) => {
    expect(press('2026-11-21', key, more)).toBe(day);
  });

  it('keeps Home and End in the week, whatever its first day', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, first) => {
        const home = press(day, 'Home', { first }) ?? '';
        expect(weekdayOf(home)).toBe(first);
        expect(press(day, 'End', { first })).toBe(addDays(home, 6));
        expect(home <= day && day <= addDays(home, 6)).toBe(true);
      }),
    );
  });
});

describe('firstWeekdayOf', () => {
  it.each([
    ['en-GB', 1],
    ['de', 1],
    ['fr-FR', 1],
    ['en', 0],
    ['en-US', 0],
    ['pt-BR', 0],
    ['ja', 0],
    ['ar-SA', 0],
    ['ar', 6],
    ['ar-EG', 6],
    ['fa', 6],
    ['es-ES', 1],
    ['es-MX', 0],
  ])('has for %s the weekday %i', (locale, first) => {
    expect(firstWeekdayOf(locale)).toBe(first);
  });
});

describe('calendarNames', () => {
  it('takes its names from the locale', () => {
    const english = calendarNames('en-GB');
    expect(english.month('2026-11')).toBe('November 2026');
    expect(english.weekdays(1).map(({ short }) => short)).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(english.day('2026-11-21')).toMatch(/Saturday.*21 November 2026/);
    expect(calendarNames('de').weekdays(1)[0]).toEqual({ short: 'Mo', long: 'Montag' });
  });

  it('shortens names for a column where the language has no short ones', () => {
    const weekdays = calendarNames('ar-EG').weekdays(6);
    expect(weekdays[0]?.long).toBe('السبت');
    for (const { short } of weekdays) expect(short.length).toBeLessThanOrEqual(3);
  });

  it('writes digits as the locale does, and years of the Gregorian calendar', () => {
    expect(calendarNames('ar-EG').number('2026-11-21')).toBe('٢١');
    expect(calendarNames('ar-SA').month('2026-11')).toMatch(/٢٠٢٦/);
    expect(calendarNames('th-TH').month('2026-11')).toMatch(/2026/);
  });
});
