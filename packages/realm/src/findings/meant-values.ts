import { childPointer, replaceAt } from '../document/pointer';
import validateConfig, { type SchemaError } from '../generated/validate-config';
import type { AssetFile } from '../pictures/assets';
import { betterText, inTheType } from './value-suggestions';

/** What was probably meant by a value, and whether `--fix` may write it. */
export interface Meant {
  value: unknown;
  certain: boolean;
}

/** Finds, by pointer, what values of a wrong type or form were meant to be. The schema accepts each of these. */
export function meantValues(
  config: unknown,
  errors: readonly SchemaError[],
  assets: ReadonlyMap<string, AssetFile>,
): Map<string, Meant> {
  const meant = new Map<string, Meant>();
  for (const error of errors) {
    const found = meantBy(error, assets);
    if (found && !meant.has(error.instancePath)) meant.set(error.instancePath, found);
  }
  if (meant.size === 0) return meant;

  const fixed = structuredClone(config);
  for (const [pointer, { value }] of meant) replaceAt(fixed, pointer, value);
  validateConfig(fixed);
  for (const { keyword, instancePath } of validateConfig.errors ?? []) {
    if (!OF_THE_VALUE.has(keyword)) continue;
    meant.delete(instancePath);
    // A single value that was made into a list with one entry.
    if (instancePath.endsWith(FIRST)) meant.delete(instancePath.slice(0, -FIRST.length));
  }
  return meant;
}

const FIRST = childPointer('', 0);

/** Keywords about the value itself, not about what is inside it. */
const OF_THE_VALUE = new Set([
  ...['type', 'enum', 'const', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum'],
]);

function meantBy(
  { keyword, parentSchema, data }: SchemaError,
  assets: ReadonlyMap<string, AssetFile>,
): Meant | undefined {
  if (keyword === 'type') {
    const value = inTheType(data, [parentSchema.type].flat().map(String));
    // A number was parsed, not copied: 1.10 and long ids would be written differently.
    const isCopy = typeof data !== 'number' || typeof value === 'boolean';
    return value === undefined ? undefined : { value, certain: isCopy };
  }
  if (keyword !== 'pattern') return undefined;
  const better = betterText(String(data), parentSchema);
  if (!better) return undefined;
  const isMissing = better.text.startsWith('assets/') && !assets.has(better.text);
  return { value: better.text, certain: better.certain && !isMissing };
}
