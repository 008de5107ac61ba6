import { expect, it } from 'vitest';
import { limitOf } from '../call-limits';
import { type Call, listCalls, readContract } from './document';

const calls = listCalls(readContract());

const namesOf = (those: readonly Call[]) => those.map(({ operationId }) => operationId).sort();

it('says of the calls that are limited that they are, and of no other', () => {
  const said = calls.filter(({ answers }) => answers.has('429'));
  expect(namesOf(said)).toEqual(Object.keys(limitOf).sort());
});
