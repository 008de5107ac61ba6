import { expect, it } from 'vitest';
import { changedAmounts, whatWasShown } from './what-was-shown';

const money = (amount: number) => ({ amount, currency: 'USD', scale: 2 });
const at = '2026-12-06T12:00:00.000Z';

it('a press sends what was shown of now and of later', () => {
  const trial = { version: 3, today: money(0), later: { at, amount: money(703) } };
  expect(whatWasShown(trial)).toEqual({ version: 3, total: 0, later: 703 });
  expect(whatWasShown({ version: 1, today: money(1999) })).toEqual({
    version: 1,
    total: 1999,
    later: undefined,
  });
});

it.each([
  ['of today', money(757), money(757), money(681), money(757), 'today'],
  ['of later alone', money(0), money(703), money(0), money(1406), 'later'],
  ['of later, which is new', money(0), undefined, money(0), money(1406), 'later'],
  ['of neither', money(757), money(757), money(757), money(757), undefined],
] as const)('a change %s is told as such', (_, today, later, todayAfter, laterAfter, when) => {
  const basket = (now: typeof today, then: typeof later) => ({
    today: now,
    later: then && { at, amount: then },
  });
  const changed = changedAmounts(basket(today, later), basket(todayAfter, laterAfter));
  expect(changed?.when).toBe(when);
});
