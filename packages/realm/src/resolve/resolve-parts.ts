import { PLACES } from '../generated/places';
import type {
  AssetConfig,
  FormFieldConfig,
  TargetConfig,
  TextConfig,
} from '../generated/realm-config';
import type { Asset, FormField, Localised, Plugin, Target } from '../realm';

/** What the parts of a realm become that the product knows wherever they stand. */
export interface PartResolvers {
  text: (value: TextConfig) => Localised;
  asset: (value: AssetConfig) => Asset;
  target: (value: TargetConfig) => Target;
  formField: (value: FormFieldConfig) => FormField;
  plugin: (name: string) => Plugin;
}

/**
 * Resolves a value of which the schema alone knows where in it texts, pictures, targets and fields stand. What a plugin's entry says
 * takes the place of the key that names it.
 * @param place the value's place in `PLACES`
 */
export function resolveParts(value: unknown, place: string, resolvers: PartResolvers): unknown {
  // The schema has checked what stands at these places.
  if (isAt(PLACES.text, place)) return resolvers.text(value as TextConfig);
  if (isAt(PLACES.asset, place)) return resolvers.asset(value as AssetConfig);
  if (isAt(PLACES.target, place)) return resolvers.target(value as TargetConfig);
  if (isAt(PLACES.formField, place)) return resolvers.formField(value as FormFieldConfig);
  if (Array.isArray(value)) return value.map((item) => resolveParts(item, `${place}/*`, resolvers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const at = `${place}/${key}`;
      return isAt(PLACES.pluginName, at)
        ? Object.entries(resolvers.plugin(part))
        : [[key, resolveParts(part, at, resolvers)]];
    }),
  );
}

const isAt = (places: readonly string[], place: string) => places.includes(place);
