import type { CookieConsent as Consent } from '@marquee/realm';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLateCode } from '../shell/use-late-code';
import { useSite } from '../site/use-site';
import { cookieSettings } from './settings';
import { useStanding } from './use-standing';
import { cookieWords } from './words';

/**
 * Brings what asks viewers when somebody is to be asked, or has opened the settings. Until it is there nobody is told anything, so
 * nothing hurries.
 */
export function CookieQuestion({ consent }: { consent: Consent }) {
  const { ensureLabels } = useSite();
  const { key } = useLocation();
  const standing = useStanding(consent);
  const wanted = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.isOpen, () => false);
  const presses = usePresses();
  const isShown = standing === 'open' || wanted;
  const CookieConsent = useLateCode(isShown && `${key} ${presses}`, async () => {
    try {
      const [code] = await Promise.all([import('./CookieConsent'), ensureLabels(cookieWords)]);
      return code;
    } catch (error) {
      console.warn('Viewers cannot be asked about cookies yet.', error);
      // The next press opens them again.
      cookieSettings.close();
      throw error;
    }
  });
  return CookieConsent && <CookieConsent consent={consent} standing={standing} wanted={wanted} />;
}

/** How often the viewer has opened the settings. */
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
