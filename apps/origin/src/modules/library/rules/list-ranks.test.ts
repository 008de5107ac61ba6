import { expect, it } from 'vitest';
import { evenRanks, moved, RANK_STEP, rankBetween } from './list-ranks';

it.each([
  ['the first of all', null, null, 0],
  ['the top', null, 0, -RANK_STEP],
  ['the end', 0, null, RANK_STEP],
  ['between two', 0, RANK_STEP, RANK_STEP / 2],
  ['between two that are near', 4, 6, 5],
  ['between two below zero', -4, -2, -3],
  ['no room between neighbours', 4, 5, null],
  ['no room at the far top', null, -(2 ** 52), null],
  ['no room at the far end', 2 ** 52, null, null],
])('rankBetween gives %s a rank: after %s, before %s, %s', (_, before, after, rank) => {
  expect(rankBetween(before, after)).toBe(rank);
});

it('rankBetween finds room twenty times in the same gap, and no more for ever', () => {
  let after = RANK_STEP;
  let moves = 0;
  for (let rank = rankBetween(0, after); rank !== null; rank = rankBetween(0, after)) {
    expect(rank).toBeLessThan(after);
    after = rank;
    moves += 1;
  }
  expect(moves).toBe(20);
});

it('evenRanks leaves room for twenty moves everywhere', () => {
  expect(evenRanks(3)).toEqual([0, RANK_STEP, 2 * RANK_STEP]);
});

const LIST = ['a', 'b', 'c', 'd'];
it.each([
  ['a', 'c', 'bcad'],
  ['d', null, 'dabc'],
  ['a', null, 'abcd'],
  ['b', 'a', 'abcd'],
  ['c', 'd', 'abdc'],
  ['d', 'a', 'adbc'],
])('moved brings %s behind %s: %s', (item, after, order) => {
  expect(moved(LIST, item, after).join('')).toBe(order);
});

it('moved knows no item that is not in the list, nor such a neighbour', () => {
  expect(() => moved(LIST, 'x', null)).toThrow();
  expect(() => moved(LIST, 'a', 'x')).toThrow();
  expect(() => moved(LIST, 'a', 'a')).toThrow();
});
