import type { CookieConsent } from '@marquee/realm';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site/use-site';
import { choiceOf, keptChoice, onChoice, refusalSignal } from './choice';
import { type Standing, standingOf } from './standing';

/** `unknown` until it is known where the viewer is, where that matters. */
export function useStanding(consent: CookieConsent): Standing | 'unknown' {
  const { realm } = useSite();
  const kept = useSyncExternalStore(
    onChoice,
    () => keptChoice(realm.id),
    () => null,
  );
  const facts = { choice: choiceOf(kept), signal: refusalSignal() };
  const before = standingOf(consent, facts);
  const country = useCountry(before === 'open' && consent.countries !== undefined);
  if (before !== 'open' || !consent.countries) return before;
  return country ? standingOf(consent, { ...facts, country: country.code }) : 'unknown';
}

function useCountry(matters: boolean): { code: string | undefined } | undefined {
  const { origin } = useSite();
  const [country, setCountry] = useState<{ code: string | undefined }>();
  useEffect(() => {
    if (!matters || country) return;
    let isCurrent = true;
    import('../forms/load-countries')
      .then(({ callerCountry }) => callerCountry(origin))
      // Whoever cannot be placed is asked.
      .catch(() => undefined)
      .then((code) => isCurrent && setCountry({ code }));
    return () => {
      isCurrent = false;
    };
  }, [matters, country, origin]);
  return country;
}
