import { expect, it } from 'vitest';
import type { Failure } from './failure-of';
import { type ListEvent, type ListState, LOADING, listState, type MoreState } from './list-state';

const failure: Failure = { key: 'failure.offline' };
const failed: ListState<string> = { status: 'failed', failure };
const list = (items: string, more: MoreState = { status: 'idle' }): ListState<string> => ({
  status: 'done',
  items,
  more,
});
const moreFailed: MoreState = { status: 'failed', failure };

const ASKED: ListEvent<string> = { type: 'asked' };
const ARRIVED: ListEvent<string> = { type: 'arrived', items: 'ab' };
const FAILED: ListEvent<string> = { type: 'failed', failure };
const MORE_ASKED: ListEvent<string> = { type: 'moreAsked' };
const MORE_FAILED: ListEvent<string> = { type: 'moreFailed', failure };

it.each<[string, ListState<string>, ListEvent<string>, ListState<string>]>([
  ['arrives', LOADING, ARRIVED, list('ab')],
  ['does not come', LOADING, FAILED, failed],
  ['is asked for again when it has not come', failed, ASKED, LOADING],
  ['is asked for from an empty page', list('a'), ASKED, LOADING],
  ['arrives after it has not come', failed, ARRIVED, list('ab')],
  ['is replaced in place', list('a'), ARRIVED, list('ab')],
  ['is gone when it cannot be had anew', list('a'), FAILED, failed],
  ['stays while more is asked for', list('a'), MORE_ASKED, list('a', LOADING)],
  ['has more', list('a', LOADING), ARRIVED, list('ab')],
  ['stays when more does not come', list('a', LOADING), MORE_FAILED, list('a', moreFailed)],
  ['is asked for more again', list('a', moreFailed), MORE_ASKED, list('a', LOADING)],
  ['has no more before it is here', LOADING, MORE_ASKED, LOADING],
  ['has no more when it has not come', failed, MORE_FAILED, failed],
])('a list %s', (_what, state, event, next) => {
  expect(listState(state, event)).toEqual(next);
});
