import { useSnapshot } from 'valtio/react';
import type { SiteSession } from '../site/site';
import { useSite } from '../site/use-site';

/** Who is looking at the page. `starting` until the browser has read the stored session; pages show a guest's view then. */
export function useSession(): SiteSession['state'] {
  const { session } = useSite();
  return useSnapshot(session.state) as SiteSession['state'];
}
