import { supportedLocales } from '../checks/locales';
import { childPointer, isRecord, placesAt } from '../document/pointer';
import { PLACES } from '../generated/places';
import { languagePart } from '../texts/localised';

/**
 * Removes from inherited texts the languages that a realm does not offer: a base may have more, which is no mistake.
 * The realm's own texts stay, for the checks to judge.
 */
export function dropForeignLanguages(
  config: unknown,
  isInherited: (pointer: string) => boolean,
): void {
  const tags = [...placesAt(config, '/locales/default'), ...supportedLocales(config)].flatMap(
    ({ value }) => (typeof value === 'string' ? [value, languagePart(value)] : []),
  );
  if (tags.length === 0) return;
  for (const { pointer, value } of ['/wording', ...PLACES.text].flatMap((place) =>
    placesAt(config, place),
  )) {
    if (!isRecord(value)) continue;
    const foreign = Object.keys(value).filter(
      (tag) => !tags.includes(tag) && isInherited(childPointer(pointer, tag)),
    );
    // A text in none of the realm's languages stays, so that the checks find it.
    if (foreign.length === Object.keys(value).length) continue;
    for (const tag of foreign) delete value[tag];
  }
}
