import { expect, it } from 'vitest';
import { sandbox } from '../../server';
import { limitsOf } from '../module-list';
import { type Call, listCalls, readContract } from './document';

const calls = listCalls(readContract());

const namesOf = (those: readonly Call[]) => those.map(({ operationId }) => operationId).sort();

it('the contract says of the calls that are limited that they are, and of no other', () => {
  const said = calls.filter(({ answers }) => answers.has('429'));
  expect(namesOf(said)).toEqual(Object.keys(limitsOf(sandbox.modules)).sort());
});

it('the contract says of every call that changes something of a viewer’s that an agent has to confirm it', () => {
  // A viewer who opens an account is asked for something else with 428, and acts for no other.
  const asked = calls.filter(({ answers, needs }) => answers.has('428') && needs.viewer !== 'no');
  const writes = calls.filter(({ method, needs }) => method !== 'GET' && needs.viewer === 'yes');
  expect(namesOf(asked)).toEqual(namesOf(writes));
  const told = calls.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'agent-confirmed'),
  );
  expect(namesOf(told)).toEqual(namesOf(writes));
});
