import type { LanguageTag, Localised } from '../realm';

/**
 * A text in a locale: exactly, else in its language, else in the fallback locale (the realm's default),
 * else in whichever language there is.
 */
export function textIn(text: Localised, locale: LanguageTag, fallback: LanguageTag): string {
  const tags = [
    locale,
    languagePart(locale),
    fallback,
    languagePart(fallback),
    ...Object.keys(text),
  ];
  const tag = tags.find((candidate) => Object.hasOwn(text, candidate));
  return (tag !== undefined && text[tag]) || '';
}

/** The language of a tag without its region: `en-GB` → `en`. */
export function languagePart(tag: LanguageTag): string {
  return tag.split('-')[0] ?? tag;
}
