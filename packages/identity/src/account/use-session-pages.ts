import type { components } from '@marquee/origin-client';
import { userSessions } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useCallback, useRef, useState } from 'react';
import type { LoginFailure } from '../rules/login-failure';
import {
  FEW,
  firstPage,
  lengthFor,
  MORE,
  nextAfter,
  type SessionPages,
  withMore,
} from '../rules/session-pages';
import { useListed } from './use-listed';

export type UserSession = components['schemas']['UserSession'];

/** The viewer's sessions, as far as they are shown, and a way to show more. `load` asks for those that are shown again. */
export function useSessionPages(wordsOf: (error: unknown) => LoginFailure) {
  const { origin } = useSite();
  const shown = useRef(FEW);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const fetch = useCallback(
    (query: { rpp: number; lastSeen?: string }) => origin.call(userSessions, { query }),
    [origin],
  );
  const state = useListed(
    useCallback(
      async () => firstPage(await fetch({ rpp: lengthFor(shown.current) }), shown.current),
      [fetch],
    ),
    wordsOf,
  );

  async function more(pages: SessionPages<UserSession>) {
    setBusy(true);
    setFailure(undefined);
    try {
      const lastSeen = nextAfter(pages);
      const page = lastSeen === undefined ? undefined : await fetch({ rpp: MORE, lastSeen });
      shown.current += MORE;
      state.change((now) => withMore(now, page));
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { state, more, busy, failure };
}
