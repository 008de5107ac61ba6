import { expect, it } from 'vitest';
import {
  type ActionEvent,
  type ActionOutcome,
  type ActionState,
  actionState,
  IDLE,
  outcomeOf,
} from './action-state';
import type { Failure } from './failure-of';

const failure: Failure = { key: 'failure.offline' };
const done: ActionOutcome = { status: 'done', count: 3, text: 'Saved.' };
const failed: ActionOutcome = { status: 'failed', count: 3, failure };
const running = (last: ActionOutcome | null): ActionState => ({ status: 'running', last });

const STARTED: ActionEvent = { type: 'started' };
const DONE: ActionEvent = { type: 'done', text: 'Sent.' };
const FAILED: ActionEvent = { type: 'failed', failure };
const GIVEN_UP: ActionEvent = { type: 'givenUp' };

it.each<[string, ActionState, ActionEvent, ActionState]>([
  ['starts', IDLE, STARTED, running(null)],
  ['shows what was done while it runs again', done, STARTED, running(done)],
  ['shows what failed while it runs again', failed, STARTED, running(failed)],
  ['starts no second time while it runs', running(failed), STARTED, running(failed)],
  ['is done', running(null), DONE, { status: 'done', count: 1, text: 'Sent.' }],
  ['is news again', running(done), DONE, { status: 'done', count: 4, text: 'Sent.' }],
  ['fails', running(null), FAILED, { status: 'failed', count: 1, failure }],
  ['fails anew', running(failed), FAILED, { status: 'failed', count: 4, failure }],
  ['is idle again when the first is given up', running(null), GIVEN_UP, IDLE],
  ['says what it said before when another is given up', running(done), GIVEN_UP, done],
  ['is not done twice', done, DONE, done],
  ['does not fail when it does not run', IDLE, FAILED, IDLE],
  ['is not given up when it does not run', failed, GIVEN_UP, failed],
])('an action %s', (_what, state, event, next) => {
  expect(actionState(state, event)).toEqual(next);
});

it.each<[ActionState, ActionOutcome | null]>([
  [IDLE, null],
  [running(null), null],
  [running(done), done],
  [failed, failed],
])('the outcome of %j is %j', (state, outcome) => {
  expect(outcomeOf(state)).toEqual(outcome);
});

it('a running action stays the same object at a second start, so that nothing renders again', () => {
  const state = running(failed);
  expect(actionState(state, STARTED)).toBe(state);
});
