import { useCallback, useEffect, useState } from 'react';
import type { LoginFailure } from '../rules/login-failure';

type Listed<Items> =
  | { status: 'loading' }
  | { status: 'failed'; failure: LoginFailure }
  | { status: 'done'; items: Items };

/** What the account lists. Both functions must keep their identity from one drawing to the next. */
export function useListed<Items>(
  fetch: () => Promise<Items>,
  wordsOf: (error: unknown) => LoginFailure,
) {
  const [listed, setListed] = useState<Listed<Items>>({ status: 'loading' });
  const load = useCallback(async () => {
    try {
      setListed({ status: 'done', items: await fetch() });
    } catch (error) {
      setListed({ status: 'failed', failure: wordsOf(error) });
    }
  }, [fetch, wordsOf]);
  useEffect(() => void load(), [load]);
  return {
    listed,
    load,
    /** Changes what is listed, where something is. */
    change: (to: (items: Items) => Items) =>
      setListed((now) => (now.status === 'done' ? { ...now, items: to(now.items) } : now)),
    retry: () => {
      setListed({ status: 'loading' });
      void load();
    },
  };
}

export type ListedState<Items> = ReturnType<typeof useListed<Items>>;
