import { onTermsAwaited, settleTerms, termsAwaited } from '@marquee/origin-client/open-terms';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';

/**
 * Does a call of the viewer's wait until they have accepted the realm's terms? Then they are asked at once, wherever they are.
 * Nobody else is: whoever acts as a viewer agrees to nothing for them.
 */
export function useOpenTerms() {
  const { session } = useSite();
  const { user } = useSession();
  const awaited = useSyncExternalStore(
    (changed) => onTermsAwaited(session, changed),
    () => termsAwaited(session),
    () => false,
  );
  const viewer = user && !user.isGuest && !user.par ? user.id : null;
  const asks = awaited && viewer !== null;
  useEffect(() => {
    if (awaited && !asks) settleTerms(session, false);
  }, [session, awaited, asks]);
  // What one viewer was asked is not answered by another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer is what ends the question
  useEffect(() => () => settleTerms(session, false), [session, viewer]);
  const settle = useCallback((accepted: boolean) => settleTerms(session, accepted), [session]);
  return { asks, settle };
}
