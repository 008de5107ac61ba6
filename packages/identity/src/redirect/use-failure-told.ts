import { useSite } from '@marquee/renderer';
import { sendEvent } from '@marquee/renderer/analytics';
import { useEffect, useEffectEvent } from 'react';
import type { SignIn } from '../login/sign-in';
import type { ConfiguredProvider } from '../providers/provider';
import { providerName } from '../providers/provider-name';

/**
 * Reports every failed redirect sign-in to the realm's analytics, once (spec 1 §8: OpenID and
 * OAuth).
 */
export function useFailureTold({ state }: SignIn, choice: ConfiguredProvider): void {
  const site = useSite();
  const tell = useEffectEvent((error: string) => {
    void sendEvent(site, { name: 'login_failed', provider: providerName(choice), error });
  });
  const failure = state.status === 'failed' ? state : undefined;
  const attempt = failure?.attempt;
  const key = failure?.failure.key;
  // A second failure of the same kind is an event, too.
  useEffect(() => {
    if (attempt !== undefined && key) tell(key);
  }, [attempt, key]);
}
