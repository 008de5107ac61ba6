import type { LanguageTag, Realm } from '@marquee/realm';
import { basenameOf } from '@marquee/renderer';

/** Where the web app manifest of a language is: at the root for the default one, else under the language's prefix. */
export const manifestPath = (realm: Realm, locale: LanguageTag): string =>
  `${basenameOf(realm, locale)}/manifest.webmanifest`;
