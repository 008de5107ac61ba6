import { useSnapshot } from 'valtio/react';
import { useSite } from '../site/use-site';
import type { SiteSession } from '../site/site';

/** Who is looking at the page. `starting` until the browser has read the stored session; pages show a guest's view then. */
export function useSession(): SiteSession['state'] {
  const { session } = useSite();
  return useSnapshot(session.state) as SiteSession['state'];
}
