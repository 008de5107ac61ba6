import { onTermsAwaited, settleTerms, termsAwaited } from '@marquee/origin-client/open-terms';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';

/**
 * Does a call wait until the viewer has accepted the realm's terms (`asks`)? Then they are asked at
 * once, on any page. An agent who acts as the viewer is not asked: they cannot accept terms for them.
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
  // A viewer's question is not left to the next viewer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer is what ends the question
  useEffect(() => () => settleTerms(session, false), [session, viewer]);
  const settle = useCallback((accepted: boolean) => settleTerms(session, accepted), [session]);
  return { asks, settle };
}
