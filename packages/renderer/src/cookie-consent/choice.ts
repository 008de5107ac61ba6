import { browserStorage } from '@marquee/origin-client';
import type { CookieChoice } from './consent-state';

const keyOf = (realm: string) => `${realm}.cookie-choice`;

const listeners = new Set<() => void>();

/** Answers that the browser cannot store, by their key; they last as long as the page. */
const unstored = new Map<string, string>();

/** Reads the viewer's stored answer as a text, so that equal answers are equal values. */
export const storedChoice = (realm: string): string | null =>
  unstored.get(realm) ?? browserStorage.get(keyOf(realm));

/** Parses a stored answer; undefined when the text is not one. */
export function choiceOf(text: string | null): CookieChoice | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isChoice(stored) ? stored : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isChoice = (stored: unknown): stored is CookieChoice =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof Reflect.get(stored, 'accepted') === 'boolean' &&
  typeof Reflect.get(stored, 'version') === 'string';

/** Stores an answer; every tab of the realm gets it. */
export function storeChoice(realm: string, choice: CookieChoice): void {
  const text = JSON.stringify(choice);
  browserStorage.set(keyOf(realm), text);
  if (browserStorage.get(keyOf(realm)) === text) unstored.delete(realm);
  else unstored.set(realm, text);
  for (const hear of listeners) hear();
}

/** Calls back when the answer may have changed: in this tab, in another, or while the page was in the back/forward cache. */
export function onChoice(hear: () => void): () => void {
  listeners.add(hear);
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', hear);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', hear);
  };
}

/** Does the browser tell every site that its viewer refuses (Global Privacy Control)? */
export const refusalSignal = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;
