import { callerCountry } from '../forms/load-countries';
import type { Site } from '../site/site';
import { choiceOf, refusalSignal, storedChoice } from './choice';
import { consentStateOf } from './consent-state';

/** May the site send analytics events about this viewer? */
export async function allowsAnalytics({
  realm,
  origin,
}: Pick<Site, 'realm' | 'origin'>): Promise<boolean> {
  const consent = realm.cookieConsent;
  if (!consent) return true;
  const input = () => ({ choice: choiceOf(storedChoice(realm.id)), signal: refusalSignal() });
  const state = consentStateOf(consent, input());
  if (state !== 'open' || !consent.countries) return state === 'accepted';
  const country = await callerCountry(origin);
  return consentStateOf(consent, { ...input(), country }) === 'accepted';
}
