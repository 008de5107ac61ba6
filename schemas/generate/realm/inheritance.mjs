/** @import { Schema, WholeSchema } from './schema.mjs' */
import { definitionIn, definitionName } from './bundle.mjs';
import { branchesOf } from './schema.mjs';

/**
 * Says how a key with `x-merge` or `x-inherit` is inherited, in the words of the reference.
 * @param {Schema} property
 * @param {Schema} [definition] what it refers to
 */
export function inheritanceOf(property, definition = {}) {
  const merged = { ...definition, ...property };
  if (merged['x-inherit'] === 'never') return 'no';
  const merge = merged['x-merge'];
  if (merge !== undefined && merge !== 'replace') {
    return `yes; entries merge by ${[merge].flat().map(code).join(' and ')}`;
  }
  const types = [merged.type].flat();
  const merges = types.includes('object') && merge !== 'replace';
  if (merges && types.includes('string')) return 'yes; languages merge';
  return merges ? 'yes; keys merge' : 'yes';
}

/**
 * Lists the definitions of which a later file can replace a part; all others are inherited as a whole, or not at all.
 * @param {WholeSchema} schema
 */
export function mergingDefinitions(schema) {
  /** @type {Set<string>} */
  const merging = new Set();
  /** @type {(node: Schema) => void} */
  const visit = (node) => {
    if (node['x-merge'] === 'replace') return;
    const name = node.$ref && definitionName(node.$ref);
    const target = name ? definitionIn(schema, name) : {};
    if (name && target['x-merge'] !== 'replace' && !merging.has(name)) {
      merging.add(name);
      visit(target);
    }
    for (const branch of branchesOf(node)) visit(branch);
    for (const property of Object.values(node.properties ?? {})) visit(property);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties);
    if (node.items && node['x-merge']) visit(node.items);
  };
  visit(schema);
  return merging;
}

/** @param {string} value */
const code = (value) => `\`${value}\``;

/**
 * Writes the schema's rules of inheritance, by pointers in which `*` is any entry of a list or any key of a map; and
 * the defaults of keys that are left out.
 * @param {WholeSchema} schema
 */
export function inheritanceModule(schema) {
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {Set<string>} */
  const whole = new Set();
  /** @type {Record<string, string[]>} */
  const lists = {};
  /** @type {Record<string, { value?: unknown, words?: string }[]>} */
  const fallbacks = {};

  /** @type {(node: Schema, pointer: string) => void} */
  const note = (node, pointer) => {
    if (node['x-inherit'] === 'never') own.add(pointer);
    const merge = node['x-merge'];
    if (merge === 'replace') whole.add(pointer);
    else if (merge !== undefined) lists[pointer] = [merge].flat();
    const words = node['x-default'];
    if (words === undefined && node.default === undefined) return;
    // The variants of a union may have different defaults.
    const known = fallbacks[pointer] ?? [];
    const fallback = words === undefined ? { value: node.default } : { words };
    fallbacks[pointer] = known.some((one) => same(one, fallback)) ? known : [...known, fallback];
  };
  /** @type {(node: Schema, pointer: string, open: string[]) => void} */
  const visit = (node, pointer, open) => {
    note(node, pointer);
    const name = node.$ref && definitionName(node.$ref);
    if (name && !open.includes(name)) visit(definitionIn(schema, name), pointer, [...open, name]);
    for (const branch of branchesOf(node)) visit(branch, pointer, open);
    for (const [key, property] of Object.entries(node.properties ?? {}))
      visit(property, `${pointer}/${key}`, open);
    for (const members of [node.items, node.additionalProperties])
      if (typeof members === 'object') visit(members, `${pointer}/*`, open);
  };
  visit(schema, '', []);

  return `// Generated from schemas/realm by "npm run generate". Do not edit.

/** Keys that a realm never inherits. */
export const OWN_KEYS: readonly string[] = ${JSON.stringify([...own].sort(), null, 2)};

/** Objects that are replaced as a whole, because their keys only make sense together. */
export const WHOLE_OBJECTS: readonly string[] = ${JSON.stringify([...whole].sort(), null, 2)};

/** Lists whose entries merge, with the keys that identify an entry. */
export const MERGED_LISTS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(sorted(lists), null, 2)};

/** The default of a key that is left out: a value, or a description. Several when the variants of a union differ. */
export const FALLBACKS: Readonly<Record<string, readonly Fallback[]>> = ${JSON.stringify(sorted(fallbacks), null, 2)};

export interface Fallback {
  value?: unknown;
  words?: string;
}
`;
}

/** @type {(a: unknown, b: unknown) => boolean} */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** @param {Record<string, unknown>} object */
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
