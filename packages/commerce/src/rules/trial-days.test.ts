import { expect, it } from 'vitest';
import { trialDays } from './trial-days';

const item = (trialPeriodDuration?: number | null) => ({
  subscriptionSetting: { trialPeriodDuration },
});

it.each([
  [[item(7)], 7],
  [[item(7), item(30)], 7],
  [[item(undefined), item(30)], 0],
  [[item(null)], 0],
  [[{}], 0],
  [[], 0],
])('[2.9-09] the trial of %j is that of its first item, in days: %d', (items, days) => {
  expect(trialDays(items)).toBe(days);
});
