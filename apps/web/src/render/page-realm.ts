import type { LanguageTag, Localised, Realm } from '@marquee/realm';

function isLocalised(value: object, locales: ReadonlySet<string>): value is Localised {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([tag, text]) => locales.has(tag) && typeof text === 'string')
  );
}

/** The realm as one page needs it: of every text only the page's language and the default, to keep pages small. */
export function realmForPage(realm: Realm, locale: LanguageTag): Realm {
  const locales = new Set(realm.locales.supported.map((entry) => entry.tag));
  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(prune);
    if (typeof value !== 'object' || value === null) return value;
    if (isLocalised(value, locales)) {
      const text = value[locale] ?? value[realm.locales.default];
      return { [locale]: text };
    }
    // Route parameters are left alone: one may have a language's name ("id").
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'params' ? part : prune(part)]),
    );
  };
  // Pruning keeps the shape: each localised text stays a record with at least one language.
  return prune(realm) as Realm;
}
