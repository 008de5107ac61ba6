import { PLACES } from '../generated/places';
import type {
  AssetConfig,
  FormFieldConfig,
  TargetConfig,
  TextConfig,
} from '../generated/realm-config';
import type { Asset, FormField, Localised, Plugin, Target } from '../realm';

/** Resolvers for the kinds of values that may be anywhere in a realm. */
export interface PartResolvers {
  text: (value: TextConfig) => Localised;
  asset: (value: AssetConfig) => Asset;
  target: (value: TargetConfig) => Target;
  formField: (value: FormFieldConfig) => FormField;
  plugin: (name: string) => Plugin;
}

/**
 * Resolves the texts, pictures, targets and fields in a value, at the places that the schema names. A key that names a plugin
 * is replaced by the plugin's values.
 * @param place the value's place in `PLACES`
 */
export function resolveParts(value: unknown, place: string, resolvers: PartResolvers): unknown {
  // The schema has checked the values at these places.
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
