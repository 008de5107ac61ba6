import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { PageState } from './page-data';

/** The state of the page's first data, with a way to ask again. */
export type PageView<Data> = PageState<Data> & { retry: () => void; retrying: boolean };

/**
 * The first data of the page that is shown. When the server had no time to wait for the origin, the page arrives
 * as `loading`, and the browser asks once more by itself.
 */
export function usePage<Data>(): PageView<Data> {
  const state = useLoaderData<PageState<Data>>() as PageState<Data>;
  const { revalidate, state: progress } = useRevalidator();
  const asked = useRef(false);
  useEffect(() => {
    if (state.status !== 'loading' || asked.current) return;
    asked.current = true;
    void revalidate();
  }, [state.status, revalidate]);
  return { ...state, retry: () => void revalidate(), retrying: progress === 'loading' };
}
