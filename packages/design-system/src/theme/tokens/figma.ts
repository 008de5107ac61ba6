import { type FigmaPart, figmaParts } from './figma-parts';
import { VARIANTS } from './rows';
import type { TokenSet } from './token';

/*
 * Variables in the format of Figma's REST API
 * (https://developers.figma.com/docs/rest-api/variables): as the answer with a file's local
 * variables, which import plugins read, and as the body of the request that creates them.
 */

export interface FigmaColour {
  r: number;
  g: number;
  b: number;
  a: number;
}

export type FigmaValue = FigmaColour | number | string | { type: 'VARIABLE_ALIAS'; id: string };

export interface FigmaVariable {
  id: string;
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  description: string;
  hiddenFromPublishing: boolean;
  scopes: string[];
  codeSyntax: { WEB?: string };
  valuesByMode: Record<string, FigmaValue>;
}

export interface FigmaCollection {
  id: string;
  name: string;
  modes: { modeId: string; name: string }[];
  defaultModeId: string;
  hiddenFromPublishing: boolean;
  variableIds: string[];
}

export interface FigmaVariables {
  meta: {
    variableCollections: Record<string, FigmaCollection>;
    variables: Record<string, FigmaVariable>;
  };
}

/** The most modes that a collection of Figma may have. */
export const MOST_MODES = 40;
export const LONGEST_MODE = 40;

const COLLECTION = 'collection:theme';

export const figmaModeName = ({ realm, scheme }: Pick<TokenSet, 'realm' | 'scheme'>): string =>
  `${realm} ${scheme}`;
const modeId = (set: TokenSet) => `mode:${set.realm}/${set.scheme}`;
const variableId = (name: string) => `variable:${name}`;

/** Makes one collection with a mode for each brand and scheme. */
export function figmaVariables(sets: readonly TokenSet[]): FigmaVariables {
  const variables = new Map<string, FigmaVariable>();
  for (const set of sets) {
    for (const part of figmaParts(set.tokens)) {
      const known = variables.get(part.name) ?? variableOf(part);
      known.valuesByMode[modeId(set)] = modeValue(part);
      variables.set(part.name, known);
    }
  }
  for (const variable of variables.values()) fillModes(variable, sets);
  const [first] = sets;
  const collection: FigmaCollection = {
    id: COLLECTION,
    name: 'Theme',
    modes: sets.map((set) => ({ modeId: modeId(set), name: figmaModeName(set) })),
    defaultModeId: first ? modeId(first) : '',
    hiddenFromPublishing: false,
    variableIds: [...variables.values()].map(({ id }) => id),
  };
  return {
    meta: {
      variableCollections: { [COLLECTION]: collection },
      variables: Object.fromEntries([...variables.values()].map((one) => [one.id, one])),
    },
  };
}

const variableOf = ({
  name,
  resolvedType,
  description,
  scopes,
  code,
}: FigmaPart): FigmaVariable => ({
  id: variableId(name),
  name,
  variableCollectionId: COLLECTION,
  resolvedType,
  description,
  hiddenFromPublishing: false,
  scopes: [...scopes],
  codeSyntax: code ? { WEB: code } : {},
  valuesByMode: {},
});

const modeValue = ({ value, alias }: FigmaPart): FigmaValue =>
  alias === undefined ? value : { type: 'VARIABLE_ALIAS', id: variableId(alias) };

/**
 * Gives every mode a value: where a brand changes nothing under a condition, the value without the
 * condition.
 */
function fillModes({ name, valuesByMode }: FigmaVariable, sets: readonly TokenSet[]): void {
  const variant = Object.keys(VARIANTS).find((group) => name.startsWith(`${group}/`));
  const plain = variant ? name.slice(variant.length + 1) : undefined;
  for (const set of sets) {
    const id = modeId(set);
    if (valuesByMode[id] !== undefined) continue;
    if (plain === undefined) throw new Error(`${id} has no token ${name}.`);
    valuesByMode[id] = { type: 'VARIABLE_ALIAS', id: variableId(plain) };
  }
}

/** The body of `POST /v1/files/KEY/variables` that creates all the variables. */
export function figmaRequest({ meta }: FigmaVariables) {
  const collections = Object.values(meta.variableCollections);
  const variables = Object.values(meta.variables);
  return {
    variableCollections: collections.map(({ id, name, defaultModeId, hiddenFromPublishing }) => ({
      action: 'CREATE',
      id,
      name,
      initialModeId: defaultModeId,
      hiddenFromPublishing,
    })),
    variableModes: collections.flatMap(({ id, modes, defaultModeId }) =>
      modes.map(({ modeId: mode, name }) => ({
        // a collection comes with its first mode
        action: mode === defaultModeId ? 'UPDATE' : 'CREATE',
        id: mode,
        name,
        variableCollectionId: id,
      })),
    ),
    variables: variables.map(({ valuesByMode: _values, ...variable }) => ({
      action: 'CREATE',
      ...variable,
    })),
    variableModeValues: variables.flatMap(({ id, valuesByMode }) =>
      Object.entries(valuesByMode).map(([mode, value]) => ({
        variableId: id,
        modeId: mode,
        value,
      })),
    ),
  };
}
