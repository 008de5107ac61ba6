import { expect, it } from 'vitest';
import { type Reminded, remindersOf } from './reminders';

const trial = (days: number, parts: Partial<Reminded> = {}): Reminded => ({
  state: 'trial',
  autoRenew: true,
  renewalAmount: 999,
  startsAt: new Date('2026-11-01T12:00:00Z'),
  endsAt: new Date(Date.parse('2026-11-01T12:00:00Z') + days * 86_400_000),
  period: 'P1M',
  ...parts,
});
const running = (period: string, parts: Partial<Reminded> = {}) =>
  trial(365, { state: 'active', period, ...parts });

it.each<[what: string, own: Reminded, days: number[]]>([
  ['a trial of 3 days', trial(3), []],
  ['a trial of 7 days', trial(7), [3]],
  ['a trial of 14 days', trial(14), [7, 3]],
  ['a trial of 31 days', trial(31), [7, 3]],
  ['a trial of 60 days', trial(60), [14, 7, 3]],
  ['a trial that was cancelled', trial(60, { autoRenew: false }), []],
  ['a trial of what costs nothing', trial(60, { renewalAmount: 0 }), []],
  ['a year', running('P1Y'), [30]],
  ['two years', running('P2Y'), [30]],
  ['a year that ends', running('P1Y', { autoRenew: false }), []],
  ['a month', running('P1M'), []],
  ['six months', running('P6M'), []],
  ['a licence without an end', running('P1Y', { endsAt: null }), []],
  ['a year that waits for its turn', running('P1Y', { state: 'pending' }), []],
])('%s: %3$j days before its end', (_what, own, days) => {
  const reminders = remindersOf(own);
  expect(reminders.map((one) => one.days)).toEqual(days);
  for (const { at, days: before } of reminders)
    expect(own.endsAt?.getTime()).toBe(at.getTime() + before * 86_400_000);
});
