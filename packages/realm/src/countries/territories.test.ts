import { expect, it } from 'vitest';
import { isInside } from './territories';

it.each([
  ['everywhere without territories', undefined, 'JP', true],
  ['in an allowed country', { allowed: ['US', 'JP'] }, 'JP', true],
  ['in no other', { allowed: ['US'] }, 'JP', false],
  ['in no blocked country', { blocked: ['JP'] }, 'JP', false],
  ['in every other', { blocked: ['JP'] }, 'US', true],
])('a realm is %s', (_, territories, country, inside) => {
  expect(isInside(territories, country)).toBe(inside);
});
