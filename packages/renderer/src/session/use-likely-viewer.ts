import { likelySignedIn } from '@marquee/origin-client';
import { useLayoutEffect, useState } from 'react';
import { useSite } from '../site/use-site';
import { useSession } from './use-session';

/**
 * True while the session is read on a device that was signed in before. The HTML is a guest's, for everyone: what would let a viewer
 * sign in again waits from before the next frame on.
 */
export function useLikelyViewer(): boolean {
  const { realm } = useSite();
  const { status } = useSession();
  const [likely, setLikely] = useState(false);
  useLayoutEffect(() => setLikely(likelySignedIn(realm.id)), [realm.id]);
  return likely && status === 'starting';
}
