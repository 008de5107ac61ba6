import { expect, it } from 'vitest';
import { calendarDaysBetween } from './index';

it.each([
  ['2026-11-29T12:00:00Z', '2026-11-29T23:59:59Z', 'UTC', 0],
  ['2026-11-29T23:59:59Z', '2026-11-30T00:00:00Z', 'UTC', 1],
  // the same two instants are one day in the west, two in the east
  ['2026-11-29T20:00:00Z', '2026-11-30T02:00:00Z', 'America/Sao_Paulo', 0],
  ['2026-11-29T20:00:00Z', '2026-11-30T02:00:00Z', 'Asia/Kolkata', 0],
  ['2026-11-29T18:00:00Z', '2026-11-29T19:00:00Z', 'Asia/Kolkata', 1],
  ['2026-11-29T09:30:00Z', '2026-11-29T10:30:00Z', 'Pacific/Kiritimati', 1],
  ['2026-11-29T10:30:00Z', '2026-11-29T11:30:00Z', 'Pacific/Pago_Pago', 1],
  // over both changes of the clocks
  ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Madrid', 0],
  ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Madrid', 1],
  ['2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', 'Europe/Madrid', 1],
  // over the end of a year and a leap day
  ['2027-12-31T12:00:00Z', '2028-03-01T12:00:00Z', 'UTC', 61],
  ['2026-11-29T12:00:00Z', '2026-11-27T12:00:00Z', 'UTC', -2],
])('calendarDaysBetween counts from %s to %s in %s: %d', (now, end, zone, days) => {
  expect(calendarDaysBetween(now, end, zone)).toBe(days);
});

it.each([
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
])(
  'calendarDaysBetween is 30 for a trial of 30 days, whatever the hour it began, in %s',
  (zone) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = Date.UTC(2026, 10, 5, hour, 47);
      expect(calendarDaysBetween(now, now + 30 * 86_400_000, zone)).toBe(30);
    }
  },
);

it('calendarDaysBetween throws for what is no instant', () => {
  expect(() => calendarDaysBetween('soon', '2026-11-29T12:00:00Z', 'UTC')).toThrow(RangeError);
});
