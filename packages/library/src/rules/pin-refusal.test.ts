import { expect, it } from 'vitest';
import { newPinProblem, pinRefusal } from './pin-refusal';

it.each([
  ['PIN_WRONG', { left: 3 }, { is: 'wrong', left: 3 }],
  ['PIN_WRONG', {}, { is: 'wrong', left: undefined }],
  [
    'PIN_LOCKED',
    { until: '2026-11-29T12:00:00Z' },
    { is: 'locked', until: '2026-11-29T12:00:00Z' },
  ],
  ['PIN_LOCKED', {}, null],
  ['INTERNAL_ERROR', { left: 3 }, null],
] as const)('%s with %j is %j', (code, details, refusal) => {
  expect(pinRefusal({ code, details })).toEqual(refusal);
});

it.each([
  ['', 4, 'short'],
  ['123', 4, 'short'],
  ['12a4', 4, 'short'],
  ['29471', 4, 'short'],
  ['1234', 4, 'weak'],
  ['9876', 4, 'weak'],
  ['0000', 4, 'weak'],
  ['345678', 6, 'weak'],
  ['1357', 4, null],
  ['1243', 4, null],
  ['2947', 4, null],
  ['010101', 6, null],
] as const)('the new PIN %j of %d digits is %j', (pin, length, problem) => {
  expect(newPinProblem(pin, length)).toBe(problem);
});
