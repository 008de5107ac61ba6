import { childPointer } from '../document/pointer';
import type { RealmLabels } from '../texts/labels';
import { labelKeyIn } from '../texts/renamed-labels';
import type { Inherited } from './inherit';
import type { Layer } from './layer';

/** Splits the wording of a merged file into that of each layer, in the order of the layers, under the keys' new names. */
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
      // Added in place: one copy for each label would be slow for many labels.
      const labels = part[locale] ?? {};
      part[locale] = labels;
      Object.defineProperty(labels, labelKeyIn(words, key), { value: text, enumerable: true });
    }
  }
  return parts;
}
