import { likelySignedIn } from '@marquee/origin-client';
import { useSession, useSite } from '@marquee/renderer';
import { useLayoutEffect, useState } from 'react';

/**
 * True while the session is read on a device that was signed in before. The HTML has the form, for
 * everyone; a loader replaces it before the next frame, so that a viewer is not asked to sign in
 * again.
 */
export function useLikelyViewer(): boolean {
  const { realm } = useSite();
  const { status } = useSession();
  const [likely, setLikely] = useState(false);
  useLayoutEffect(() => setLikely(likelySignedIn(realm.id)), [realm.id]);
  return likely && status === 'starting';
}
