import { childPointer } from '../document/pointer';
import type { RealmLabels } from '../texts/labels';
import { labelKeyIn } from '../texts/renamed-labels';
import type { Inherited } from './inherit';
import type { Layer } from './layer';

/** The words of a merged file apart again, by their keys' new names: those that each layer gave, in the order of the layers. */
export function wordingByLayer(
  wording: RealmLabels,
  inherited: Inherited,
  layers: readonly Layer[],
): RealmLabels[] {
  const parts = layers.map((): RealmLabels => ({}));
  for (const [locale, words] of Object.entries(wording)) {
    const place = childPointer('/wording', locale);
    for (const [key, text] of Object.entries(words)) {
      const part = parts[layers.indexOf(inherited.layerAt(childPointer(place, key)))];
      if (!part) continue;
      // Added to what is there: a copy for each of many words would take ever longer.
      const said = part[locale] ?? {};
      part[locale] = said;
      Object.defineProperty(said, labelKeyIn(words, key), { value: text, enumerable: true });
    }
  }
  return parts;
}
