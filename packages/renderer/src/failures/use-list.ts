import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Failure } from './rules/failure-of';
import { type ListEvent, type ListState, LOADING, listState } from './rules/list-state';

type Load<Items> = (signal: AbortSignal) => Promise<Items>;

export interface List<Items> {
  state: ListState<Items>;
  /** Loads the list anew while its items stay in view. Resolves when that has ended. */
  reload: () => Promise<void>;
  /** Loads the list anew, empty until it comes. */
  retry: () => void;
}

export interface PagedList<Items> extends List<Items> {
  /** Loads the next page. */
  more: () => void;
}

export interface PagedListInput<Items> {
  /** Loads the list from its beginning. Another function is another list; null while it is not known which. */
  load: Load<Items> | null;
  /** Loads the next page; resolves to the list with it. */
  next: (items: Items, signal: AbortSignal) => Promise<Items>;
  failuresOf: (error: unknown) => Failure;
}

/** Loads a list page by page, one call at a time: the next call aborts the last one, and so does leaving the page. */
export function usePagedList<Items>(input: PagedListInput<Items>): PagedList<Items> {
  const { load, next, failuresOf } = input;
  const [state, dispatch] = useReducer<ListState<Items>, [ListEvent<Items>]>(listState, LOADING);
  const running = useRef<AbortController>(null);

  const ask = async (call: Load<Items>, failed: 'failed' | 'moreFailed'): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const items = await call(signal);
      if (!signal.aborted) dispatch({ type: 'arrived', items });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: failed, failure: failuresOf(error) });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const reload = async () => {
    if (load) await ask(load, 'failed');
  };
  const retry = () => {
    dispatch({ type: 'asked' });
    void reload();
  };
  const begin = useEffectEvent(retry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `load` is another list
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [load]);

  return {
    state,
    reload,
    retry,
    more() {
      // The whole list, or this page, is being loaded already.
      if (state.status !== 'done' || running.current) return;
      const { items } = state;
      dispatch({ type: 'moreAsked' });
      void ask((signal) => next(items, signal), 'moreFailed');
    },
  };
}

const noNext = <Items>(items: Items) => Promise.resolve(items);

/** Loads a list that has one page. */
export function useList<Items>(
  load: Load<Items>,
  failuresOf: (error: unknown) => Failure,
): List<Items> {
  return usePagedList({ load, next: noNext, failuresOf });
}
