import type { components } from '@marquee/origin-client';
import { userSessions } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { type Failure, type PagedList, usePagedList } from '@marquee/renderer/failures';
import { useCallback, useRef } from 'react';
import {
  FEW,
  firstPage,
  lengthFor,
  MORE,
  nextAfter,
  type SessionPages,
  withMore,
} from '../rules/session-pages';

export type UserSession = components['schemas']['UserSession'];

/** Loads the viewer's sessions page by page. A reload loads as many as were shown. */
export function useSessionPages(
  failuresOf: (error: unknown) => Failure,
): PagedList<SessionPages<UserSession>> {
  const { origin } = useSite();
  const shown = useRef(FEW);
  const fetch = useCallback(
    (query: { rpp: number; lastSeen?: string }, signal: AbortSignal) =>
      origin.call(userSessions, { query, signal }),
    [origin],
  );
  const load = useCallback(
    async (signal: AbortSignal) =>
      firstPage(await fetch({ rpp: lengthFor(shown.current) }, signal), shown.current),
    [fetch],
  );
  const next = async (pages: SessionPages<UserSession>, signal: AbortSignal) => {
    const lastSeen = nextAfter(pages);
    const page = lastSeen === undefined ? undefined : await fetch({ rpp: MORE, lastSeen }, signal);
    shown.current += MORE;
    return withMore(pages, page);
  };
  return usePagedList({ load, next, failuresOf });
}
