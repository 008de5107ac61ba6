import { expect, it } from 'vitest';
import { mayDelete, mayEdit, maySave } from './list-rights';

it.each([
  ['owned', false, false],
  ['shared', false, true],
  ['shared', true, false],
] as const)('[2.6-01] a list that is %s, saved: %s, may be saved: %s', (ownership, saved, may) => {
  expect(maySave({ ownership, saved })).toBe(may);
});

it.each([
  ['owned', true],
  ['shared', false],
] as const)('[2.6-02] a list that is %s may be deleted and edited: %s', (ownership, may) => {
  expect([mayDelete({ ownership }), mayEdit({ ownership })]).toEqual([may, may]);
});
