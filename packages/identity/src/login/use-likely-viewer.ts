import { likelySignedIn } from '@marquee/origin-client';
import { useSession, useSite } from '@marquee/renderer';
import { useLayoutEffect, useState } from 'react';

/**
 * True while the session is being read on a device that was signed in before: the form, which is what everyone's HTML
 * shows, gives way to a loader before the next frame, and the viewer does not wonder why to sign in again.
 */
export function useLikelyViewer(): boolean {
  const { realm } = useSite();
  const { status } = useSession();
  const [likely, setLikely] = useState(false);
  useLayoutEffect(() => setLikely(likelySignedIn(realm.id)), [realm.id]);
  return likely && status === 'starting';
}
