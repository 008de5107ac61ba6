import { browserStorage } from '@marquee/origin-client';
import type { CookieChoice } from './standing';

const keyOf = (realm: string) => `${realm}.cookie-choice`;

const listeners = new Set<() => void>();

/** Answers that the browser does not keep hold as long as the page does. */
const unkept = new Map<string, string>();

/** What this browser keeps of the viewer's answer, as a text: the same answer is the same value. */
export const keptChoice = (realm: string): string | null =>
  unkept.get(realm) ?? browserStorage.get(keyOf(realm));

/** What was kept; nothing when it is no answer of ours. */
export function choiceOf(text: string | null): CookieChoice | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isChoice(kept) ? kept : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isChoice = (kept: unknown): kept is CookieChoice =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'accepted') === 'boolean' &&
  typeof Reflect.get(kept, 'version') === 'string';

/** Keeps an answer; every tab of the realm hears of it. */
export function keepChoice(realm: string, choice: CookieChoice): void {
  const text = JSON.stringify(choice);
  browserStorage.set(keyOf(realm), text);
  if (browserStorage.get(keyOf(realm)) === text) unkept.delete(realm);
  else unkept.set(realm, text);
  for (const hear of listeners) hear();
}

/** Calls back whenever the answer may be another: given here, in another tab, or while this page was put aside. */
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

/** The browser tells every site that its viewer refuses (Global Privacy Control). */
export const refusalSignal = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;
