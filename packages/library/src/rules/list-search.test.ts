import { expect, it } from 'vitest';
import { listNameIn, listSearch } from './list-search';

const name = { owner: 'owner-0123', id: 'list_4567' };

it.each([
  ['?list=owner-0123.list_4567', name],
  ['?list=owner-0123.list_4567&from=x', name],
  ['', null],
  ['?list=', null],
  ['?list=owner-0123', null],
  ['?list=owner-0123.', null],
  ['?list=a.b.c', null],
  ['?list=..%2F..%2Fuser.list', null],
  [`?list=${'a'.repeat(81)}.b`, null],
])('the query %j names the list %j', (query, expected) => {
  expect(listNameIn(new URLSearchParams(query))).toEqual(expected);
});

it('a list’s query names it', () => {
  expect(listNameIn(new URLSearchParams(listSearch(name)))).toEqual(name);
});
