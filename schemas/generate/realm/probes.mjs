/** @import { Variant } from './variants.mjs' */

/** The kinds of checks of `marquee doctor`, as a key's `x-doctor` names them. */
const KINDS = ['discovery', 'script', 'service'];

/**
 * Lists what can be checked of a provider: keys with `x-doctor`, and the call at the origin that the schema itself
 * names in its own `x-doctor`.
 * @param {readonly Variant[]} providers
 */
export function probesModule(providers) {
  const rows = providers.flatMap(({ type, file, schema }) => {
    const keys = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
      const kind = property['x-doctor'];
      if (!kind) return [];
      if (!KINDS.includes(kind)) {
        throw new Error(`${file}: "x-doctor" of ${key} is one of ${KINDS.join(', ')}.`);
      }
      return [{ key, kind, ...(property.default ? { default: property.default } : {}) }];
    });
    const call = schema['x-doctor'];
    return keys.length > 0 || call ? [[type, { keys, ...(call ? { call } : {}) }]] : [];
  });
  return `// Generated from schemas/realm/providers by "npm run generate". Do not edit.

/** What can be checked before viewers come: addresses in a provider's entry, and a call at the origin. */
export interface ProviderProbes {
  keys: readonly { key: string; kind: '${KINDS.join("' | '")}'; default?: string }[];
  call?: string;
}

export const PROBES: Readonly<Record<string, ProviderProbes>> = ${JSON.stringify(Object.fromEntries(rows), null, 2)};
`;
}
