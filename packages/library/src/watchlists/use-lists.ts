import { createWatchlist, watchlists } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSite } from '@marquee/renderer';
import { useFailures, usePagedList } from '@marquee/renderer/failures';
import { useCallback, useMemo, useReducer } from 'react';
import { type ListsEvent, type ListsState, listReducer, NO_LISTS } from '../rules/list-state';
import { useViewerKey } from '../viewer/use-viewer-key';
import { LIST_FAILURES } from './list-failures';
import type { ListItem, ListSummary } from './watchlist';

/** Lists to a page (spec 2 §9). */
const PAGE = 25;

type State = ListsState<ListSummary, ListItem>;
type Event = ListsEvent<ListSummary, ListItem>;

/** The viewer's lists, or their own alone, page by page, and what makes a new one. */
export function useLists({ ownedOnly }: { ownedOnly: boolean }) {
  const { origin, t } = useSite();
  const viewer = useViewerKey();
  const confirmAsAgent = useConfirmAsAgent();
  const [state, dispatch] = useReducer<State, [Event]>(listReducer, NO_LISTS);
  const fetch = useCallback(
    async (lastSeen: string | undefined, signal: AbortSignal) => {
      const page = await origin.call(watchlists, {
        query: {
          rpp: PAGE,
          ...(lastSeen ? { lastSeen } : {}),
          ...(ownedOnly ? { ownership: 'owned' } : {}),
        },
        signal,
      });
      const { moreDataAvailable } = page.pagingInfo;
      const type = lastSeen ? 'moreLoaded' : 'loaded';
      if (!signal.aborted) dispatch({ type, lists: page.watchlists, moreDataAvailable });
      return page.watchlists.at(-1)?.place ?? lastSeen;
    },
    [origin, ownedOnly],
  );
  const load = useMemo(
    () => (viewer ? (signal: AbortSignal) => fetch(undefined, signal) : null),
    [viewer, fetch],
  );
  const pages = usePagedList<string | undefined>({
    load,
    next: fetch,
    failuresOf: useFailures(LIST_FAILURES),
  });

  /** @throws {OriginError} when the list is not made (spec 2 §8). */
  const create = async (name: string): Promise<ListSummary> => {
    const list = await confirmAsAgent(t('lists.agent.create', { name }), (confirmed) =>
      origin.call(createWatchlist, { body: { name }, ...confirmed }),
    );
    dispatch({ type: 'created', list });
    return list;
  };
  return { ...state, pages, create, dispatch };
}

export type Lists = ReturnType<typeof useLists>;
