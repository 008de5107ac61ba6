import { expect, it } from 'vitest';
import { periodLabel, readPeriod } from './index';

it.each([
  ['P1D', { unit: 'day', count: 1 }],
  ['P7D', { unit: 'week', count: 1 }],
  ['P1W', { unit: 'week', count: 1 }],
  ['P14D', { unit: 'week', count: 2 }],
  ['P30D', { unit: 'day', count: 30 }],
  ['P1M', { unit: 'month', count: 1 }],
  ['P2M', { unit: 'month', count: 2 }],
  ['P3M', { unit: 'month', count: 3 }],
  ['P6M', { unit: 'month', count: 6 }],
  ['P1Y', { unit: 'year', count: 1 }],
  ['P2Y', { unit: 'year', count: 2 }],
])('[2.9-06] readPeriod reads the period %s', (text, period) => {
  expect(readPeriod(text)).toEqual(period);
});

it.each([
  '',
  'P',
  'P0M',
  'P-1M',
  'P1.5M',
  'PT1H',
  'P1M2D',
  'p1m',
  'P1 M',
  'P1__proto__',
  'P99999D',
])('readPeriod reads no period in "%s"', (text) => {
  expect(readPeriod(text)).toBeNull();
  expect(periodLabel(text)).toBeNull();
});

it.each([
  ['P1D', 'period.day', 1],
  ['P7D', 'period.week', 1],
  ['P1W', 'period.week', 1],
  ['P14D', 'period.weeks', 2],
  ['P1M', 'period.month', 1],
  ['P2M', 'period.months', 2],
  ['P3M', 'period.months', 3],
  ['P6M', 'period.months', 6],
  ['P1Y', 'period.year', 1],
  ['P2Y', 'period.years', 2],
])(
  '[2.9-07] the label of %s is that of its unit for one, else that of several',
  (text, key, count) => {
    expect(periodLabel(text)).toEqual({ key, count });
  },
);
