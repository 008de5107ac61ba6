import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import type CookieConsent from './CookieConsent';
import { cookieWords } from './words';

type Bar = ComponentType<Parameters<typeof CookieConsent>[0]>;

/** What asks viewers, in realms that do; null until it is there. Until then nobody is told anything, so nothing hurries. */
export function useCookieConsent(): Bar | null {
  const { realm, ensureLabels } = useSite();
  const { key } = useLocation();
  const [bar, setBar] = useState<Bar | null>(null);
  const wanted = realm.cookieConsent !== undefined && !bar;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost on the way is asked for by the next page
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    Promise.all([import('./CookieConsent'), ensureLabels(cookieWords)]).then(
      ([{ default: loaded }]) => isCurrent && setBar(() => loaded),
      (error: unknown) => console.warn('Viewers cannot be asked about cookies yet.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, ensureLabels, key]);
  return bar;
}
