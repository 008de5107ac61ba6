import type { CookieConsent } from '@marquee/realm';

/** A viewer's answer. */
export interface CookieChoice {
  accepted: boolean;
  /** The version of the question that they answered. */
  version: string;
  /** When they answered, in ISO 8601. */
  at: string;
}

/** What decides a viewer's consent. */
export interface ConsentInput {
  choice?: CookieChoice | undefined;
  /** The browser's own refusal, for every site (Global Privacy Control). */
  signal: boolean;
  /** ISO 3166-1 alpha-2; absent where the country is not known. */
  country?: string | undefined;
}

/** `open`: the viewer is asked, and no event is sent meanwhile. */
export type ConsentState = 'accepted' | 'refused' | 'open';

/** Decides a viewer's consent: by the browser's refusal, else by their answer, else by their country. */
export function consentStateOf(
  { version, countries }: CookieConsent,
  { choice, signal, country }: ConsentInput,
): ConsentState {
  if (signal) return 'refused';
  if (choice?.version === version) return choice.accepted ? 'accepted' : 'refused';
  return countries && country && !countries.includes(country) ? 'accepted' : 'open';
}
