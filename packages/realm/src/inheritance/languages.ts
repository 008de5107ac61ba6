import { supportedLocales } from '../checks/locales';
import { childPointer, isRecord, placesAt } from '../document/pointer';
import { PLACES } from '../generated/places';
import { languagePart } from '../texts/localised';

/**
 * Takes languages that a realm does not speak out of the texts that it inherits: a base may have more, and that is
 * nobody's mistake. What the realm says itself stays, for the checks to speak about.
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
    // A text in no language of the realm's is missing one, and stays to be found.
    if (foreign.length === Object.keys(value).length) continue;
    for (const tag of foreign) delete value[tag];
  }
}
