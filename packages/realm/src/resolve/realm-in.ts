import type { LanguageTag, Realm } from '../realm';
import { textIn } from '../texts/localised';

/** A realm whose `name` and `fullName` are those of a locale: what viewers of that locale read. */
export function realmIn(realm: Realm, locale: LanguageTag): Realm {
  const { names, ...rest } = realm;
  if (!names) return realm;
  const { default: standard } = realm.locales;
  return {
    ...rest,
    name: textIn(names.name, locale, standard),
    fullName: textIn(names.fullName, locale, standard),
  };
}
