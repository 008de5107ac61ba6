import { subschemas } from './bundle.mjs';

/** The defaults of the schema as a typed constant: one group for each definition that has any. */
export function defaultsModule(schema) {
  const groups = {};
  for (const [name, definition] of [['realm', schema], ...Object.entries(schema.$defs)]) {
    const own = { ...definition, $defs: {} };
    for (const part of subschemas(own)) {
      for (const [key, property] of Object.entries(part.properties ?? {})) {
        // An empty object only says that everything inside has a default of its own.
        if (property.default === undefined || isEmptyObject(property.default)) continue;
        groups[name] ??= {};
        if (key in groups[name]) throw new Error(`Two defaults for "${key}" in "${name}".`);
        groups[name][key] = property.default;
      }
    }
  }
  return `// Generated from schemas/realm by "npm run generate". Do not edit.

export const DEFAULTS = ${JSON.stringify(groups, null, 2)} as const;
`;
}

const isEmptyObject = (value) =>
  typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
