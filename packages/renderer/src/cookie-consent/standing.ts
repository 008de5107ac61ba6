import type { CookieConsent } from '@marquee/realm';

/** What a viewer has answered, and to what. */
export interface CookieChoice {
  accepted: boolean;
  /** Of what they were asked. */
  version: string;
  /** ISO 8601. */
  at: string;
}

/** What is known of a viewer. */
export interface ConsentFacts {
  choice?: CookieChoice | undefined;
  /** The browser's own refusal, for every site (Global Privacy Control). */
  signal: boolean;
  /** ISO 3166-1 alpha-2; absent as long as nobody can tell. */
  country?: string | undefined;
}

/** `open`: the viewer is asked, and nobody is told anything meanwhile. */
export type Standing = 'accepted' | 'refused' | 'open';

/** The browser's refusal stands above everything, the viewer's own answer above what holds where they are. */
export function standingOf(
  { version, countries }: CookieConsent,
  { choice, signal, country }: ConsentFacts,
): Standing {
  if (signal) return 'refused';
  if (choice?.version === version) return choice.accepted ? 'accepted' : 'refused';
  return countries && country && !countries.includes(country) ? 'accepted' : 'open';
}
