import { callerCountry } from '../forms/load-countries';
import type { Site } from '../site/site';
import { choiceOf, keptChoice, refusalSignal } from './choice';
import { standingOf } from './standing';

/** May anybody be told what this viewer does? */
export async function mayTell({ realm, origin }: Pick<Site, 'realm' | 'origin'>): Promise<boolean> {
  const consent = realm.cookieConsent;
  if (!consent) return true;
  const facts = () => ({ choice: choiceOf(keptChoice(realm.id)), signal: refusalSignal() });
  const standing = standingOf(consent, facts());
  if (standing !== 'open' || !consent.countries) return standing === 'accepted';
  const country = await callerCountry(origin);
  return standingOf(consent, { ...facts(), country }) === 'accepted';
}
