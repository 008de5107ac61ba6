import { useSnapshot } from 'valtio/react';
import type { SiteSession } from '../site/site';
import { useSite } from '../site/use-site';

/** The session's state. It is `starting` until the browser has read the stored session; pages look as for a guest until then. */
export function useSession(): SiteSession['state'] {
  const { session } = useSite();
  return useSnapshot(session.state) as SiteSession['state'];
}
