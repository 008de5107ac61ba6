import { definitionName } from './bundle.mjs';

/** How a key with `x-merge` or `x-inherit` is inherited, in the words of the reference. */
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

/** The definitions of which a later file can replace a part; all others are inherited as they are, or not at all. */
export function mergingDefinitions(schema) {
  const merging = new Set();
  const visit = (node) => {
    if (node['x-merge'] === 'replace') return;
    const name = node.$ref && definitionName(node.$ref);
    const target = name ? schema.$defs[name] : {};
    if (name && target['x-merge'] !== 'replace' && !merging.has(name)) {
      merging.add(name);
      visit(target);
    }
    for (const part of [...(node.allOf ?? []), node]) {
      for (const branch of [part.then, part.else]) if (branch) visit(branch);
    }
    for (const property of Object.values(node.properties ?? {})) visit(property);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties);
    if (node.items && node['x-merge']) visit(node.items);
  };
  visit(schema);
  return merging;
}

const code = (value) => `\`${value}\``;

/**
 * What the schema says about inheriting, by pointers in which `*` is any entry of a list or any key of a map; and
 * what stands in for keys that are left out.
 */
export function inheritanceModule(schema) {
  const own = new Set();
  const whole = new Set();
  const lists = {};
  const fallbacks = {};

  const note = (node, pointer) => {
    if (node['x-inherit'] === 'never') own.add(pointer);
    const merge = node['x-merge'];
    if (merge === 'replace') whole.add(pointer);
    else if (merge !== undefined) lists[pointer] = [merge].flat();
    const words = node['x-default'];
    if (words === undefined && node.default === undefined) return;
    // The variants of a union may differ in what they fall back on.
    fallbacks[pointer] ??= [];
    const fallback = words === undefined ? { value: node.default } : { words };
    if (!fallbacks[pointer].some((known) => same(known, fallback)))
      fallbacks[pointer].push(fallback);
  };
  const visit = (node, pointer, open) => {
    note(node, pointer);
    const name = node.$ref && definitionName(node.$ref);
    if (name && !open.includes(name)) visit(schema.$defs[name], pointer, [...open, name]);
    for (const part of [...(node.allOf ?? []), node]) {
      for (const branch of [part.then, part.else]) if (branch) visit(branch, pointer, open);
    }
    for (const [key, property] of Object.entries(node.properties ?? {}))
      visit(property, `${pointer}/${key}`, open);
    for (const members of [node.items, node.additionalProperties])
      if (typeof members === 'object') visit(members, `${pointer}/*`, open);
  };
  visit(schema, '', []);

  return `// Generated from schemas/realm by "npm run generate". Do not edit.

/** Keys that a realm never inherits. */
export const OWN_KEYS: readonly string[] = ${JSON.stringify([...own].sort(), null, 2)};

/** Objects that are replaced as one: their keys only make sense together. */
export const WHOLE_OBJECTS: readonly string[] = ${JSON.stringify([...whole].sort(), null, 2)};

/** Lists whose entries merge, by the keys that tell entries apart. */
export const MERGED_LISTS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(sorted(lists), null, 2)};

/** What stands in for a key that is left out: a value, or words for it. Several where the variants of a union differ. */
export const FALLBACKS: Readonly<Record<string, readonly Fallback[]>> = ${JSON.stringify(sorted(fallbacks), null, 2)};

export interface Fallback {
  value?: unknown;
  words?: string;
}
`;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
