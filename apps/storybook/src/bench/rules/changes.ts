import type { BrandInputs } from '@marquee/theme';
import { BENCH_INPUTS, type BenchInput, takes } from './inputs';

/** The changes at the bench, by the names of the inputs. */
export type Changes = Readonly<Record<string, string>>;

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value of a theme at an input's path. */
export function valueIn(theme: object, { path: [key, inner] }: BenchInput): string | undefined {
  const at = new Map<string, unknown>(Object.entries(theme)).get(key);
  const value = inner === undefined ? at : isTree(at) ? at[inner] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Keeps, of values from an address or from typing, those of known inputs that the schema accepts
 * and that differ from the realm's.
 */
export function soundChanges(
  given: Readonly<Record<string, unknown>>,
  realm: BrandInputs,
): Changes {
  return Object.fromEntries(
    BENCH_INPUTS.flatMap((input) => {
      const value = given[input.name];
      if (typeof value !== 'string' || !takes(input, value)) return [];
      const sound = input.choices ? value : value.toLowerCase();
      return sound === valueIn(realm, input) ? [] : [[input.name, sound]];
    }),
  );
}

/** Puts values at their paths, over the existing ones. */
function laidOver(base: object, changes: Changes): Tree {
  const tree: Tree = { ...base };
  for (const { name, path } of BENCH_INPUTS) {
    const [key, inner] = path;
    const value = changes[name];
    if (value === undefined) continue;
    const known = tree[key];
    tree[key] = inner === undefined ? value : { ...(isTree(known) ? known : {}), [inner]: value };
  }
  return tree;
}

/** The realm's inputs with the changes; each value has been checked against the schema. */
export const changedInputs = (realm: BrandInputs, changes: Changes): BrandInputs =>
  laidOver(realm, changes) as unknown as BrandInputs;

/** The theme as the realm's file would have it, without values that are defaults. */
export function themeWithoutDefaults(inputs: BrandInputs): object {
  const said = BENCH_INPUTS.flatMap((input): [string, string][] => {
    const value = valueIn(inputs, input);
    return value === undefined || value === input.fallback ? [] : [[input.name, value]];
  });
  return laidOver({}, Object.fromEntries(said));
}

/** The text for `realm.json`: exactly what was changed. */
export function realmJson(changes: Changes, logo?: string): string {
  const theme = laidOver({}, changes);
  return JSON.stringify(
    {
      brand: logo === undefined ? undefined : { logo },
      theme: Object.keys(theme).length > 0 ? theme : undefined,
    },
    null,
    2,
  );
}
