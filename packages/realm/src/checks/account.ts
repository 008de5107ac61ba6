import { placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { TAKEN_WORDS } from '../taken-words';
import { supportedLocales } from './locales';
import type { Subject } from './subject';

/** Finds a brand's own address of the account page that another page has. */
export function accountDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/account/path').flatMap(({ pointer, value }): Draft[] => {
    if (typeof value !== 'string' || refused(pointer)) return [];
    const word = value.slice(1);
    const locales = supportedLocales(config).map((locale) => locale.value);
    const owner = locales.includes(word)
      ? 'a language of the site'
      : TAKEN_WORDS.includes(word)
        ? 'a page of the product'
        : undefined;
    if (!owner) return [];
    return [
      {
        rule: 'path-taken',
        pointer,
        message: `${quote(value)} is already the address of ${owner}.`,
        suggestion: `/our-${word}`,
      },
    ];
  });
}
