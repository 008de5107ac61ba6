/** @import { WholeSchema } from './schema.mjs' */
import { isEmptyObject, subschemas } from './schema.mjs';

/**
 * Writes the defaults of the schema as a typed constant: one group for each definition that has any.
 * @param {WholeSchema} schema
 */
export function defaultsModule(schema) {
  /** @type {Record<string, Record<string, unknown>>} */
  const groups = {};
  for (const [name, definition] of Object.entries({ realm: schema, ...schema.$defs })) {
    const own = { ...definition, $defs: {} };
    for (const part of subschemas(own)) {
      for (const [key, property] of Object.entries(part.properties ?? {})) {
        // An empty object only says that everything inside has a default of its own.
        if (property.default === undefined || isEmptyObject(property.default)) continue;
        const group = groups[name] ?? {};
        if (key in group) throw new Error(`Two defaults for "${key}" in "${name}".`);
        groups[name] = { ...group, [key]: property.default };
      }
    }
  }
  return `// Generated from schemas/realm by "npm run generate". Do not edit.

export const DEFAULTS = ${JSON.stringify(groups, null, 2)} as const;
`;
}
