import { useSyncExternalStore } from 'react';
import type { SiteSession } from '../site/site';
import { useSession } from './use-session';

const STARTING: SiteSession['state'] = { status: 'starting', user: null };

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * The session's state for a part of the page whose code may come after the rest has hydrated: `starting` while it hydrates, as in the
 * server's HTML, though the session is known by then.
 */
export function useLateSession(): SiteSession['state'] {
  const state = useSession();
  const isHydrating = useSyncExternalStore(never, no, yes);
  return isHydrating ? STARTING : state;
}
