import { history, preferences, savePreferences } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { followPreferred, setProgress, storeDevicePreferences } from '@marquee/titles';
import { useEffect } from 'react';
import { preferencesOf } from '../rules/preferences-of';
import { watchedShare } from '../rules/watched-share';

/** Titles whose progress cards show. */
const SEEN = 100;

/**
 * Shows nothing: brings what pages and players need of the viewer who is signed in, their preferences and what they have begun,
 * and takes it away with them.
 */
export function ViewerData() {
  const { origin, realm, session, isLive } = useSite();
  const { status, user } = useSession();
  const viewer = status === 'viewer' ? user?.id : undefined;
  const prefers = isLive('preferences');
  const remembers = isLive('history');
  useEffect(() => {
    if (!viewer) return;
    const controller = new AbortController();
    const { signal } = controller;
    const warn = (error: unknown) => {
      // The device goes on with what it has.
      if (!signal.aborted) console.warn('Something of the viewer’s did not load.', error);
    };
    if (prefers) {
      origin
        .call(preferences, { signal })
        .then((answer) => storeDevicePreferences(realm.id, preferencesOf(answer)), warn);
    }
    // What the viewer changes in a player is their preference on other devices, too.
    const unfollow = followPreferred(async (change) => {
      if (!prefers || user?.par) return;
      try {
        const { version } = await origin.call(preferences, { signal });
        await origin.call(savePreferences, { body: { ...change, version }, signal });
      } catch (error) {
        warn(error);
      }
    });
    if (remembers) {
      origin.call(history, { query: { rpp: SEEN, resumes: true }, signal }).then(({ titles }) => {
        const shares = titles.flatMap(({ id, watched }) => {
          const share = watchedShare(watched);
          return share === null ? [] : [[id, share] as const];
        });
        setProgress(new Map(shares));
      }, warn);
    }
    return () => {
      controller.abort();
      unfollow();
    };
  }, [origin, realm.id, viewer, user?.par, prefers, remembers]);
  useEffect(
    () =>
      session.onLogout(() => {
        storeDevicePreferences(realm.id, null);
        setProgress(new Map());
      }),
    [session, realm.id],
  );
  return null;
}
