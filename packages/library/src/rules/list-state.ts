import { mosaicPictures } from '@marquee/design-system';

/** A title in a list, by what it is: lists hold titles of several kinds. */
export interface ListedTitle {
  id: string;
  contentType: string;
  /** Absent where the catalogue has the title no longer. */
  thumbnailUrl?: string | undefined;
}

/** A list as the page of lists shows it. */
export interface ListHead {
  watchlistExternalId: string;
  ownerExternalId: string;
  name: string;
  ownership: 'owned' | 'shared';
  saved: boolean;
  /** The addresses of at most four pictures. */
  thumbnails: readonly string[];
}

/** The list that is open, with the part of its titles that is loaded. */
export interface OpenList<Head extends ListHead, Item extends ListedTitle> {
  head: Head;
  content: readonly Item[];
  moreDataAvailable: boolean;
}

export interface ListsState<
  Head extends ListHead = ListHead,
  Item extends ListedTitle = ListedTitle,
> {
  lists: readonly Head[];
  moreDataAvailable: boolean;
  /** The list that is open; null where none is. */
  selected: OpenList<Head, Item> | null;
}

export type ListsEvent<Head extends ListHead = ListHead, Item extends ListedTitle = ListedTitle> =
  | { type: 'loaded'; lists: readonly Head[]; moreDataAvailable: boolean }
  | { type: 'moreLoaded'; lists: readonly Head[]; moreDataAvailable: boolean }
  | { type: 'created'; list: Head }
  | { type: 'renamed'; id: string; name: string }
  | { type: 'selected'; list: OpenList<Head, Item> }
  | { type: 'contentLoaded'; content: readonly Item[]; moreDataAvailable: boolean }
  | { type: 'deleted'; id: string }
  | { type: 'itemDeleted'; item: ListedTitle }
  | { type: 'reordered'; content: readonly Item[] }
  | { type: 'added'; content: readonly Item[] }
  | { type: 'saved'; id: string; saved: boolean }
  | { type: 'changed'; head: Head }
  | { type: 'cleared' };

/** The state before anything is loaded. */
export const NO_LISTS: ListsState<never, never> = {
  lists: [],
  moreDataAvailable: false,
  selected: null,
};

/** The lists of a viewer after an event (spec 2 §4, "Watchlist actions"). Only what the origin has answered is an event. */
export function listReducer<Head extends ListHead, Item extends ListedTitle>(
  state: ListsState<Head, Item>,
  event: ListsEvent<Head, Item>,
): ListsState<Head, Item> {
  switch (event.type) {
    case 'loaded':
      return { ...state, lists: event.lists, moreDataAvailable: event.moreDataAvailable };
    case 'moreLoaded':
      return {
        ...state,
        lists: unlike(state.lists, event.lists, idOfList),
        moreDataAvailable: event.moreDataAvailable,
      };
    case 'created':
      return { ...state, lists: [event.list, ...state.lists] };
    case 'renamed':
      return everyHead(state, event.id, (head) => ({ ...head, name: event.name }));
    case 'saved':
      return everyHead(state, event.id, (head) => ({ ...head, saved: event.saved }));
    case 'changed':
      return everyHead(state, event.head.watchlistExternalId, () => event.head);
    case 'selected':
      return { ...state, selected: event.list };
    case 'cleared':
      return { ...state, selected: null };
    case 'deleted':
      return {
        ...state,
        lists: state.lists.filter((list) => list.watchlistExternalId !== event.id),
        selected: state.selected?.head.watchlistExternalId === event.id ? null : state.selected,
      };
    case 'contentLoaded':
      return withContent(state, (open) => ({
        content: unlike(open.content, event.content, idOfTitle),
        moreDataAvailable: event.moreDataAvailable,
      }));
    case 'itemDeleted':
      return withContent(state, ({ content }) => ({
        content: content.filter((item) => idOfTitle(item) !== idOfTitle(event.item)),
      }));
    case 'reordered':
      return withContent(state, () => ({ content: event.content }));
    case 'added':
      // What is added goes to the end: behind what is not loaded yet it comes with its page.
      return withContent(state, ({ content, moreDataAvailable }) =>
        moreDataAvailable ? {} : { content: unlike(content, event.content, idOfTitle) },
      );
  }
}

const idOfList = (list: ListHead) => list.watchlistExternalId;
/** What makes a title one of a list: the same id may be a series and a video. */
export const idOfTitle = ({ contentType, id }: ListedTitle) => `${contentType}/${id}`;

/** `before` with those of `more` that are not in it yet: a list that changed meanwhile repeats some. */
function unlike<One>(before: readonly One[], more: readonly One[], idOf: (one: One) => string) {
  const known = new Set(before.map(idOf));
  return [...before, ...more.filter((one) => !known.has(idOf(one)))];
}

function everyHead<Head extends ListHead, Item extends ListedTitle>(
  state: ListsState<Head, Item>,
  id: string,
  change: (head: Head) => Head,
): ListsState<Head, Item> {
  const { lists, selected } = state;
  return {
    ...state,
    lists: lists.map((list) => (list.watchlistExternalId === id ? change(list) : list)),
    selected:
      selected?.head.watchlistExternalId === id
        ? { ...selected, head: change(selected.head) }
        : selected,
  };
}

/** Changes the titles of the open list; its pictures follow, here and on the page of lists. */
function withContent<Head extends ListHead, Item extends ListedTitle>(
  state: ListsState<Head, Item>,
  change: (open: OpenList<Head, Item>) => Partial<OpenList<Head, Item>>,
): ListsState<Head, Item> {
  const { selected } = state;
  if (!selected) return state;
  const changed = { ...selected, ...change(selected) };
  const thumbnails = thumbnailsOf(changed.content);
  return everyHead({ ...state, selected: changed }, idOfList(selected.head), (head) => ({
    ...head,
    thumbnails,
  }));
}

/** The pictures of a list: of the first four titles that have one (spec 2 §9). */
export const thumbnailsOf = (content: readonly ListedTitle[]): readonly string[] =>
  mosaicPictures(content.map(({ thumbnailUrl }) => (thumbnailUrl ? { thumbnailUrl } : null))).map(
    ({ thumbnailUrl }) => thumbnailUrl,
  );
