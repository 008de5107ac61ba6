import { history, savePreferences } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { followPreferred, setProgress } from '@marquee/titles';
import { useEffect } from 'react';
import { preferenceStore } from '../preferences/preference-store';
import { followSwitches } from '../profiles/profile-switch';
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
  const store = preferenceStore(origin, realm.id);
  useEffect(() => {
    if (!viewer) return;
    const controller = new AbortController();
    const { signal } = controller;
    const warn = (error: unknown) => {
      // The device goes on with what it has.
      if (!signal.aborted) console.warn('Something of the viewer’s did not load.', error);
    };
    if (prefers) {
      store.begin(viewer);
      store.read(signal).catch(warn);
    }
    // What the viewer changes in a player is their preference on other devices, too.
    const unfollow = followPreferred((change) => {
      if (!prefers || user?.par) return;
      store.write(change, (body) => origin.call(savePreferences, { body, signal })).catch(warn);
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
  }, [origin, store, viewer, user?.par, prefers, remembers]);
  useEffect(
    () =>
      session.onLogout(() => {
        store.forget();
        setProgress(new Map());
      }),
    [session, store],
  );
  const hasProfiles = isLive('profiles');
  useEffect(() => {
    if (!viewer || !hasProfiles) return;
    // Hearts, progress and lists of the last profile are all over the page, and a press would change the new one's.
    return followSwitches(realm.id, () => location.reload());
  }, [viewer, hasProfiles, realm.id]);
  return null;
}
