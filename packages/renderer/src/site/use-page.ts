import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { PageState } from './page-data';

/** The state of the page's first data, with `retry` to load it again. */
export type PageView<Data> = PageState<Data> & { retry: () => void; retrying: boolean };

/**
 * Reads the first data of the page in view. When the origin was too slow for the server, the page
 * arrives as `loading`, and the browser loads the data once by itself.
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
