import type { CookieConsent as Consent } from '@marquee/realm';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLateCode } from '../shell/use-late-code';
import { useSite } from '../site/use-site';
import { cookieLabels } from './cookie-labels';
import { cookieSettings } from './settings';
import { useConsentState } from './use-consent-state';

/**
 * Loads the consent bar when the viewer has to answer or has opened the settings. No analytics event is
 * sent before they answer, so it may come late.
 */
export function CookieQuestion({ consent }: { consent: Consent }) {
  const { ensureLabels } = useSite();
  const { key } = useLocation();
  const state = useConsentState(consent);
  const wanted = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.isOpen, () => false);
  const presses = usePresses();
  const isShown = state === 'open' || wanted;
  const CookieConsent = useLateCode(isShown && `${key} ${presses}`, async () => {
    try {
      const [code] = await Promise.all([import('./CookieConsent'), ensureLabels(cookieLabels)]);
      return code;
    } catch (error) {
      console.warn('Viewers cannot be asked about cookies yet.', error);
      // The next press opens the settings again.
      cookieSettings.close();
      throw error;
    }
  });
  return CookieConsent && <CookieConsent consent={consent} state={state} wanted={wanted} />;
}

/** Counts how often the viewer has opened the settings. */
function usePresses(): number {
  const [presses, setPresses] = useState(0);
  useEffect(
    () =>
      cookieSettings.subscribe(() => {
        if (cookieSettings.isOpen()) setPresses((count) => count + 1);
      }),
    [],
  );
  return presses;
}
