/** @import { Schema, WholeSchema } from './schema.mjs' */
/** @import { JSONSchema } from 'json-schema-to-typescript' */
import { compile } from 'json-schema-to-typescript';
import { definitionName } from './bundle.mjs';
import { branchesOf, subschemas } from './schema.mjs';

const BANNER = `// Generated from schemas/realm by "npm run generate". Do not edit.
//
// A realm.json as its operator writes it: defaults left out, pictures as paths, texts plain or by language.
// \`Realm\` in ../realm.ts is what it becomes.`;

/**
 * Writes the types of a realm.json: one for each definition, with its name and "Config".
 * @param {WholeSchema} schema
 */
export async function configTypes(schema) {
  const copy = structuredClone(schema);
  for (const part of subschemas(copy)) simplify(part);
  for (const [name, definition] of Object.entries(copy.$defs)) definition.title = typeName(name);
  copy.title = 'RealmConfig';
  copy.$id = 'RealmConfig';

  // The compiler's type of a schema has neither `if` nor our keywords.
  const source = await compile(/** @type {JSONSchema} */ (copy), 'RealmConfig', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  return source.replace(/ \*\n \* This interface was referenced by .*\n \* via .*\n/g, '');
}

/** @param {string} name */
const typeName = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Config`;

/** @param {string} reference */
const typeOf = (reference) => typeName(definitionName(reference));

/** @param {Schema} schema */
function simplify(schema) {
  // A title would turn every property into an alias of its own.
  delete schema.title;
  // The compiler would copy the target of a reference that has a description beside it; its name is enough.
  if (schema.$ref) schema.tsType = typeOf(schema.$ref);
  // Tagged unions and alternatives are written as if/then for the sake of good messages.
  const references = branchesOf(schema).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  if (references.length > 0) schema.tsType = references.map(typeOf).join(' | ');
  delete schema.$ref;
  delete schema.allOf;
  delete schema.if;
  delete schema.then;
  delete schema.else;
  delete schema.default;
  delete schema.examples;
  delete schema.propertyNames;
}
