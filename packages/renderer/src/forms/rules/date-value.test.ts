import { expect, it } from 'vitest';
import { dateFits, dateLimits } from './date-value';

const now = new Date(2026, 10, 5);

it.each([
  [{ type: 'birthDate' }, { min: '1900-01-01', max: '2026-11-05' }],
  [{ type: 'date' }, { min: undefined, max: undefined }],
  [
    { type: 'date', minimum: '2026-01-01' },
    { min: '2026-01-01', max: undefined },
  ],
  [
    { type: 'date', minimum: 'soon', maximum: '2026-02-30' },
    { min: undefined, max: undefined },
  ],
  [
    { type: 'date', minimum: 20260101 },
    { min: undefined, max: undefined },
  ],
  [
    { type: 'birthDate', minimum: '1950-01-01', maximum: '2008-01-01' },
    { min: '1950-01-01', max: '2008-01-01' },
  ],
] as const)('dateLimits of %j are %j', (field, limits) => {
  expect(dateLimits(field, now)).toEqual(limits);
});

it.each([
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2025-12-31', false],
  ['2027-01-01', false],
  ['2026-02-30', false],
])('dateFits says whether %s is within a year, first and last day included: %s', (value, fits) => {
  const year = { type: 'date', minimum: '2026-01-01', maximum: '2026-12-31' } as const;
  expect(dateFits(value, year)).toBe(fits);
});
