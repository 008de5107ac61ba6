import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ListedTitle,
  type ListHead,
  type ListsEvent,
  type ListsState,
  listReducer,
  NO_LISTS,
} from './list-state';

const head = (id: string, change: Partial<ListHead> = {}): ListHead => ({
  watchlistExternalId: id,
  ownerExternalId: 'me',
  name: `List ${id}`,
  ownership: 'owned',
  saved: false,
  thumbnails: [],
  ...change,
});
const titles = (letters: string): ListedTitle[] =>
  [...letters].map((id) => ({ id, contentType: 'video', thumbnailUrl: `/${id}` }));
const after = (...events: ListsEvent[]): ListsState =>
  events.reduce<ListsState>(listReducer, NO_LISTS);
const ids = ({ lists }: ListsState) => lists.map((list) => list.watchlistExternalId).join('');
const content = ({ selected }: ListsState) => selected?.content.map(({ id }) => id).join('');

const loaded: ListsEvent = {
  type: 'loaded',
  lists: [head('a'), head('b')],
  moreDataAvailable: true,
};
const open = (letters: string, moreDataAvailable = false): ListsEvent => ({
  type: 'selected',
  list: { head: head('a'), content: titles(letters), moreDataAvailable },
});

describe('listReducer', () => {
  it('[2.4-45] holds the lists that were loaded', () => {
    expect(after(loaded)).toMatchObject({ moreDataAvailable: true, selected: null });
    expect(ids(after(loaded))).toBe('ab');
  });

  it('[2.4-46] adds more lists after the first page, and none twice', () => {
    const more: ListsEvent = {
      type: 'moreLoaded',
      lists: [head('b'), head('c')],
      moreDataAvailable: false,
    };
    expect(ids(after(loaded, more))).toBe('abc');
    expect(after(loaded, more).moreDataAvailable).toBe(false);
  });

  it('[2.4-47] prepends a list that was created', () => {
    expect(ids(after(loaded, { type: 'created', list: head('n') }))).toBe('nab');
  });

  it('[2.4-48] renames a list on its page and among the lists', () => {
    const state = after(loaded, open('xy'), { type: 'renamed', id: 'a', name: 'New' });
    expect(state.lists.map(({ name }) => name)).toEqual(['New', 'List b']);
    expect(state.selected?.head.name).toBe('New');
  });

  it('[2.4-49] selects a list, and [2.4-55] clears the selection and nothing else', () => {
    const selected = after(loaded, open('xy'));
    expect(content(selected)).toBe('xy');
    const cleared = listReducer(selected, { type: 'cleared' });
    expect([cleared.selected, ids(cleared)]).toEqual([null, 'ab']);
  });

  it('[2.4-50] deletes a list, which is then open no longer', () => {
    const state = after(loaded, open('xy'), { type: 'deleted', id: 'a' });
    expect([ids(state), state.selected]).toEqual(['b', null]);
    const other = after(loaded, open('xy'), { type: 'deleted', id: 'b' });
    expect([ids(other), content(other)]).toEqual(['a', 'xy']);
  });

  it('[2.4-51] deletes an item, and the fifth picture moves in', () => {
    const state = after(loaded, open('vwxyz'), {
      type: 'itemDeleted',
      item: { id: 'w', contentType: 'video' },
    });
    expect(content(state)).toBe('vxyz');
    expect(state.lists[0]?.thumbnails).toEqual(['/v', '/x', '/y', '/z']);
    const other = after(open('vw'), {
      type: 'itemDeleted',
      item: { id: 'w', contentType: 'series' },
    });
    expect(content(other), 'a series of the same id is another title').toBe('vw');
  });

  it('[2.4-52] regenerates the first four thumbnails when a list is reordered', () => {
    const state = after(loaded, open('vwxyz'), { type: 'reordered', content: titles('zyxwv') });
    expect(state.selected?.head.thumbnails).toEqual(['/z', '/y', '/x', '/w']);
    expect(state.lists[0]?.thumbnails).toEqual(['/z', '/y', '/x', '/w']);
  });

  it('[2.4-53] adds more titles to a list, beside loading more of it', () => {
    expect(content(after(open('vw'), { type: 'added', content: titles('wx') }))).toBe('vwx');
    const partly = after(open('vw', true), { type: 'added', content: titles('z') });
    expect(content(partly), 'it comes with its page').toBe('vw');
    const more: ListsEvent = {
      type: 'contentLoaded',
      content: titles('wxyz'),
      moreDataAvailable: false,
    };
    expect(content(listReducer(partly, more))).toBe('vwxyz');
  });

  it('[2.4-54] makes a shared list saved', () => {
    const shared = head('s', { ownership: 'shared' });
    const state = after(
      { type: 'loaded', lists: [shared], moreDataAvailable: false },
      { type: 'saved', id: 's', saved: true },
    );
    expect(state.lists).toEqual([{ ...shared, saved: true }]);
  });

  it('[2.9-04] [2.9-05] shows at most four pictures of a list, whatever is moved or removed', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...'abcdefgh']),
        fc.constantFrom(...'abcdefgh'),
        (order, gone) => {
          const state = after(
            open('abcdefgh'),
            { type: 'reordered', content: titles(order.join('')) },
            { type: 'itemDeleted', item: { id: gone, contentType: 'video' } },
          );
          const left = order.filter((id) => id !== gone);
          expect(state.selected?.head.thumbnails).toEqual(left.slice(0, 4).map((id) => `/${id}`));
        },
      ),
    );
  });

  it('changes no titles while no list is open', () => {
    expect(after(loaded, { type: 'reordered', content: titles('ab') })).toEqual(after(loaded));
  });
});
