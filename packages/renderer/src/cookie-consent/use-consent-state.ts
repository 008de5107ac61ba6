import type { CookieConsent } from '@marquee/realm';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site/use-site';
import { choiceOf, onChoice, refusalSignal, storedChoice } from './choice';
import { type ConsentState, consentStateOf } from './consent-state';

/** The viewer's consent; `unknown` until their country is known, where the country decides it. */
export function useConsentState(consent: CookieConsent): ConsentState | 'unknown' {
  const { realm } = useSite();
  const stored = useSyncExternalStore(
    onChoice,
    () => storedChoice(realm.id),
    () => null,
  );
  const input = { choice: choiceOf(stored), signal: refusalSignal() };
  const before = consentStateOf(consent, input);
  const country = useCountry(before === 'open' && consent.countries !== undefined);
  if (before !== 'open' || !consent.countries) return before;
  return country ? consentStateOf(consent, { ...input, country: country.code }) : 'unknown';
}

function useCountry(matters: boolean): { code: string | undefined } | undefined {
  const { origin } = useSite();
  const [country, setCountry] = useState<{ code: string | undefined }>();
  useEffect(() => {
    if (!matters || country) return;
    let isCurrent = true;
    import('../forms/load-countries')
      .then(({ callerCountry }) => callerCountry(origin))
      // A viewer whose country is not known is asked.
      .catch(() => undefined)
      .then((code) => isCurrent && setCountry({ code }));
    return () => {
      isCurrent = false;
    };
  }, [matters, country, origin]);
  return country;
}
