import { useSession, useSite } from '@marquee/renderer';
import { useFailures, usePagedList } from '@marquee/renderer/failures';
import { useCallback, useMemo, useReducer } from 'react';
import { type ListsEvent, type ListsState, listReducer, NO_LISTS } from '../rules/list-state';
import { LIST_FAILURES } from './list-failures';
import { loadList } from './load-list';
import type { ListItem, ListName, ListSummary } from './watchlist';

type State = ListsState<ListSummary, ListItem>;
type Event = ListsEvent<ListSummary, ListItem>;

/** One list, page by page. `open` is null before it is there, and after it was deleted. */
export function useOneList({ owner, id }: ListName) {
  const site = useSite();
  const { status } = useSession();
  const isViewer = status === 'viewer';
  const [state, dispatch] = useReducer<State, [Event]>(listReducer, NO_LISTS);
  const fetch = useCallback(
    async (lastSeen: string | undefined, signal: AbortSignal) => {
      const list = await loadList(site, { owner, id }, { lastSeen, isViewer }, signal);
      if (!signal.aborted)
        dispatch(lastSeen ? { ...list, type: 'contentLoaded' } : { type: 'selected', list });
      return { place: list.content.at(-1)?.place ?? lastSeen, hasMore: list.moreDataAvailable };
    },
    [site, owner, id, isViewer],
  );
  const load = useMemo(
    () => (status === 'starting' ? null : (signal: AbortSignal) => fetch(undefined, signal)),
    [status, fetch],
  );
  const pages = usePagedList<{ place: string | undefined; hasMore: boolean }>({
    load,
    next: ({ place }, signal) => fetch(place, signal),
    failuresOf: useFailures(LIST_FAILURES),
  });

  /** Loads what is left of the list: who changes its order must know its end. */
  const loadRest = async (signal: AbortSignal) => {
    let place = state.selected?.content.at(-1)?.place;
    let hasMore = state.selected?.moreDataAvailable ?? false;
    while (hasMore && place && !signal.aborted) ({ place, hasMore } = await fetch(place, signal));
  };
  return { open: state.selected, dispatch, pages, loadRest, isViewer };
}

export type UsedList = ReturnType<typeof useOneList>;
