import { describe, expect, it } from 'vitest';
import { daysBetween, isSameYear, nearDay, shortDatePattern, untilNextDay } from './event-day';

const at = (text: string) => Date.parse(`${text}Z`);

describe('daysBetween', () => {
  it.each([
    ['2026-11-25T00:00', '2026-11-25T23:59', 0],
    ['2026-11-25T23:59', '2026-11-26T00:00', 1],
    ['2026-11-25T00:01', '2026-11-24T23:59', -1],
    ['2026-12-31T12:00', '2027-01-02T01:00', 2],
    ['1969-12-31T23:00', '1970-01-01T01:00', 1],
  ])('counts midnights from %s to %s', (now, then, days) => {
    expect(daysBetween(at(now), at(then))).toBe(days);
  });
});

describe('nearDay', () => {
  it.each([
    ['2026-11-23T23:59', null],
    ['2026-11-24T00:00', -1],
    ['2026-11-25T19:30', 0],
    ['2026-11-26T23:59', 1],
    ['2026-11-27T00:00', null],
  ])('of %s, seen on 25 November, is %s', (then, near) => {
    expect(nearDay(at('2026-11-25T12:00'), at(then))).toBe(near);
  });
});

describe('untilNextDay', () => {
  it.each([
    ['2026-11-25T23:59', 60_000],
    ['2026-11-25T00:00', 86_400_000],
    ['1969-12-31T23:00', 3_600_000],
  ])('from %s is %d ms', (now, left) => {
    expect(untilNextDay(at(now))).toBe(left);
  });
});

it('isSameYear compares the years of two wall times', () => {
  expect(isSameYear(at('2026-12-31T23:59'), at('2026-01-01T00:00'))).toBe(true);
  expect(isSameYear(at('2026-12-31T23:59'), at('2027-01-01T00:00'))).toBe(false);
});

describe('shortDatePattern', () => {
  it.each([
    ['en', 'ddd D MMM'],
    ['en-GB', 'ddd D MMM'],
    ['en-US', 'ddd, MMM D'],
    ['en-USX', 'ddd D MMM'],
    ['es', 'ddd D MMM'],
    ['pt-BR', 'ddd D MMM'],
    ['ar', 'dddd D MMMM'],
  ])('of %s is %s', (tag, pattern) => {
    expect(shortDatePattern(tag, false)).toBe(pattern);
    expect(shortDatePattern(tag, true)).toContain('YYYY');
  });
});
