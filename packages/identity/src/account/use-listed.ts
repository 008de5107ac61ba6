import { useSite } from '@marquee/renderer';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../login/failure-of';
import { type LoginFailure, loginFailure } from '../rules/login-failure';
import { ACCOUNT_ERRORS } from './errors';

type Listed<Item> =
  | { status: 'loading' }
  | { status: 'failed'; failure: LoginFailure }
  | { status: 'done'; items: readonly Item[] };

/** A list of the account's. `fetch` must keep its identity from one drawing to the next. */
export function useListed<Item>(fetch: () => Promise<readonly Item[]>) {
  const { hasLabel } = useSite();
  const [listed, setListed] = useState<Listed<Item>>({ status: 'loading' });
  const load = useCallback(async () => {
    try {
      setListed({ status: 'done', items: await fetch() });
    } catch (error) {
      setListed({
        status: 'failed',
        failure: loginFailure(ACCOUNT_ERRORS, failureOf(error), hasLabel),
      });
    }
  }, [fetch, hasLabel]);
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
