import type { Failure } from './failure-of';

/** The state of a list; `more` is the state of its next page. */
export type ListState<Items> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'done'; items: Items; more: MoreState };

export type MoreState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure };

export type ListEvent<Items> =
  /** The list is loaded from its beginning, and is empty until then. */
  | { type: 'asked' }
  | { type: 'moreAsked' }
  /** The list as far as it is loaded. */
  | { type: 'arrived'; items: Items }
  | { type: 'failed'; failure: Failure }
  | { type: 'moreFailed'; failure: Failure };

export const LOADING = { status: 'loading' } as const;

/** Advances a list. Its items stay in view while more are loaded, and when that fails. */
export function listState<Items>(
  state: ListState<Items>,
  event: ListEvent<Items>,
): ListState<Items> {
  switch (event.type) {
    case 'asked':
      return LOADING;
    case 'arrived':
      return { status: 'done', items: event.items, more: { status: 'idle' } };
    case 'failed':
      return { status: 'failed', failure: event.failure };
    case 'moreAsked':
      return state.status === 'done' ? { ...state, more: LOADING } : state;
    case 'moreFailed':
      return state.status === 'done'
        ? { ...state, more: { status: 'failed', failure: event.failure } }
        : state;
  }
}
