import { expect, it } from 'vitest';
import { nameProblem } from './list-name';

it.each([
  ['', 'empty'],
  ['  \t ', 'empty'],
  ['For the weekend', null],
  ['x'.repeat(60), null],
  [` ${'x'.repeat(60)} `, null],
  ['x'.repeat(61), 'long'],
  ['👨‍👩‍👧'.repeat(60), null],
  ['🇧🇷'.repeat(61), 'long'],
  ['مُ'.repeat(60), null],
] as const)('the name %j is %j', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});
