/** @import { Schema, WholeSchema } from './schema.mjs' */
import { definitionIn, definitionName } from './bundle.mjs';
import { mergingDefinitions } from './inheritance.mjs';
import { branchesOf } from './schema.mjs';

export const INHERITING_FILE = 'generated/inheriting.schema.json';

const REMOVE = {
  title: 'Remove',
  description: 'Takes away the inherited entry that this one names.',
  const: true,
  examples: [true],
};

/**
 * Writes the schema of a file that extends others, for editors: only keys that are never inherited are required, `null`
 * removes a key, and entries of lists that merge may be removed, too. The product checks the merged file.
 * @param {WholeSchema} schema
 */
export function inheritingSchema(schema) {
  const copy = structuredClone(schema);
  const { $schema, $defs, type, ...root } = copy;
  for (const name of mergingDefinitions(schema)) relax(definitionIn(copy, name));
  relax(root);
  for (const property of Object.values(root.properties)) {
    // Null is not allowed here, though the referenced shape may be null elsewhere.
    if (property['x-inherit'] === 'never' && property.$ref)
      property.type = definitionIn(schema, definitionName(property.$ref)).type;
  }
  for (const name of entryDefinitions(schema)) {
    const entry = definitionIn(copy, name);
    entry.properties = { ...entry.properties, $remove: REMOVE };
  }
  return {
    $schema,
    $id: `https://marquee.example/schemas/realm/${INHERITING_FILE}`,
    $comment: 'Generated from schemas/realm by "npm run generate". Do not edit.',
    ...root,
    type: 'object',
    title: 'Realm that extends others',
    required: ['extends', ...(root.required ?? [])],
    examples: [{ extends: 'apex', name: 'North', fullName: 'North Fights' }],
    $defs,
  };
}

/**
 * Leaves objects that are replaced as a whole unchanged, because one file has all of their keys.
 * @param {Schema} node
 */
function relax(node) {
  nullable(node);
  if (node['x-merge'] === 'replace') return;
  if (node.required) {
    node.required = node.required.filter(
      (key) => node.properties?.[key]?.['x-inherit'] === 'never',
    );
  }
  for (const branch of branchesOf(node)) relax(branch);
  for (const property of Object.values(node.properties ?? {})) {
    if (property['x-inherit'] !== 'never') relax(property);
  }
  if (typeof node.additionalProperties === 'object') relax(node.additionalProperties);
  if (node.items && node['x-merge']) relax(node.items);
}

/** @param {Schema} node */
function nullable(node) {
  if (node.type) node.type = [...new Set([node.type, 'null'].flat())];
  if (node.enum) node.enum = [...node.enum, null];
}

/**
 * Lists the definitions of entries that merge, with those of their unions.
 * @param {WholeSchema} schema
 */
function entryDefinitions(schema) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {(node?: Schema) => void} */
  const add = (node) => {
    const name = node?.$ref && definitionName(node.$ref);
    if (!name || names.has(name)) return;
    const definition = definitionIn(schema, name);
    if (definition.properties) names.add(name);
    for (const branch of branchesOf(definition)) add(branch);
  };
  /** @type {(node: Schema) => void} */
  const visit = (node) => {
    if (node['x-merge'] && node['x-merge'] !== 'replace') add(node.items);
    for (const property of Object.values(node.properties ?? {})) visit(property);
  };
  for (const part of [schema, ...Object.values(schema.$defs)]) visit(part);
  return names;
}
