import type { LanguageTag, Realm } from '../realm';
import { textIn } from '../texts/localised';

/** Returns the realm with the `name` and `fullName` that viewers of a locale read. */
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
