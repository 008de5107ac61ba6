/**
 * A JSON Schema, as far as the contracts use the standard, with keywords of our own.
 * @typedef {object} Schema
 * @property {string} [$schema]
 * @property {string} [$id]
 * @property {string} [$comment]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [$defs]
 * @property {string} [title]
 * @property {string} [description]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {string[]} [enumDescriptions] what editors show beside each value of `enum`, in its order
 * @property {unknown} [const]
 * @property {unknown} [default]
 * @property {unknown[]} [examples]
 * @property {Record<string, Schema>} [properties]
 * @property {boolean | Schema} [additionalProperties]
 * @property {Schema} [propertyNames]
 * @property {string[]} [required]
 * @property {number} [minProperties]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {boolean} [uniqueItems]
 * @property {string} [pattern]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {string} [format]
 * @property {Schema[]} [allOf]
 * @property {Schema} [if]
 * @property {Schema} [then]
 * @property {Schema} [else]
 * @property {string | string[]} [x-merge] `replace`, or the keys that tell entries of a list apart
 * @property {string} [x-inherit] `never` where a realm has to say it itself
 * @property {string} [x-default] words for what stands in for a key that is left out
 * @property {string} [x-doctor] what `marquee doctor` can look at
 * @property {string} [x-names] what a text is the name of
 * @property {number} [x-order] the place of a type of section among the others
 * @property {string} [x-switch] the feature without which a section is not shown
 * @property {Record<string, string>} [x-switches] which feature each value needs
 * @property {Record<string, string>} [x-only-with] the values of other keys without which a key has no effect
 * @property {boolean} [x-html] whether a text is HTML
 * @property {{ by?: string[], as?: string }} [x-shown-once] what a page shows once: see `SectionKind`
 * @property {string[]} [x-methods] which methods a payment provider takes
 * @property {string} [x-accounts] whose accounts a provider signs in
 * @property {boolean} [x-own-pages] whether a provider sends viewers to pages of its own
 * @property {Record<string, string | boolean>} [x-capabilities] what a provider can do for a viewer beside signing in
 * @property {string} [tsType] what stands for the schema among the types that are generated
 */

/** @typedef {Schema & Required<Pick<Schema, '$defs'>>} SchemaWithDefinitions */
/** @typedef {Schema & Required<Pick<Schema, 'properties' | '$defs'>>} WholeSchema the schema of realms as one document */

/**
 * Lists the schemas that conditions lead to: tagged unions and alternatives are written as if/then for good messages.
 * @param {Schema} schema
 * @returns {Schema[]}
 */
export const branchesOf = (schema) =>
  [...(schema.allOf ?? []), schema]
    .flatMap((part) => [part.then, part.else])
    .filter((branch) => branch !== undefined);

/** @param {unknown} value */
export const isEmptyObject = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 0;

/**
 * Iterates over every schema inside a schema, the schema itself first.
 * @param {Schema} schema
 * @returns {Generator<Schema>}
 */
export function* subschemas(schema) {
  yield schema;
  const { items, additionalProperties, propertyNames, if: when, then, else: otherwise } = schema;
  for (const part of [items, additionalProperties, propertyNames, when, then, otherwise]) {
    if (typeof part === 'object') yield* subschemas(part);
  }
  for (const part of schema.allOf ?? []) yield* subschemas(part);
  for (const parts of [schema.properties, schema.$defs]) {
    for (const part of Object.values(parts ?? {})) yield* subschemas(part);
  }
}
