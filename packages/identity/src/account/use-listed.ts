import { useCallback, useEffect, useState } from 'react';
import type { LoginFailure } from '../rules/login-failure';

type Listed<Item> =
  | { status: 'loading' }
  | { status: 'failed'; failure: LoginFailure }
  | { status: 'done'; items: readonly Item[] };

/** A list of the account's. Both functions must keep their identity from one drawing to the next. */
export function useListed<Item>(
  fetch: () => Promise<readonly Item[]>,
  wordsOf: (error: unknown) => LoginFailure,
) {
  const [listed, setListed] = useState<Listed<Item>>({ status: 'loading' });
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
    retry: () => {
      setListed({ status: 'loading' });
      void load();
    },
  };
}

export type ListedState<Item> = ReturnType<typeof useListed<Item>>;
