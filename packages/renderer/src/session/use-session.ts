import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { SiteSession } from '../site/site';
import { useSite } from '../site/use-site';

/**
 * The session's state. It is `starting` until the browser has read the stored session; pages look as for a guest until then.
 * `useSnapshot` of `valtio/react` would also count which members a component reads, which costs every first page half a kilobyte.
 */
export function useSession(): SiteSession['state'] {
  const { state } = useSite().session;
  const now = () => snapshot(state) as SiteSession['state'];
  const follow = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  return useSyncExternalStore(follow, now, now);
}
