import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path/posix';
import { camelCase } from '../camel-case.mjs';
import * as payments from './payment-providers.mjs';
import * as providers from './providers.mjs';
import { subschemas } from './schema.mjs';
import * as sections from './sections.mjs';

/** @import { Schema, WholeSchema } from './schema.mjs' */

const FOLDER = 'schemas/realm';
const ROOT_FILE = 'realm.schema.json';

/**
 * Reads the realm schema as one document: each file becomes a definition under its own name, beside the
 * definitions it holds. Names must therefore be unique among all files.
 * @param {string} root the repository's folder
 * @returns {Promise<WholeSchema>}
 */
export async function bundle(root) {
  const folder = join(root, FOLDER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.schema.json')).sort();
  const providerFiles = await providers.readProviders(root);
  const paymentFiles = await payments.readPaymentProviders(root);
  const sectionFiles = await sections.readSections(root);
  const names = new Map([
    [providers.PROVIDER_FILE, 'provider'],
    [payments.PAYMENT_PROVIDER_FILE, 'paymentProvider'],
    [sections.SECTION_FILE, 'section'],
  ]);
  for (const { file, type } of providerFiles) names.set(file, providers.definitionOf(type));
  for (const { file, type } of paymentFiles) names.set(file, payments.definitionOf(type));
  for (const { file, type } of sectionFiles) names.set(file, sections.definitionOf(type));
  /** @type {Record<string, Schema>} */
  const $defs = {};
  /** @type {Schema} */
  let document = {};

  /** @type {(name: string, schema: Schema, file: string) => void} */
  const define = (name, schema, file) => {
    if (name in $defs) throw new Error(`${file}: a definition called "${name}" exists already.`);
    $defs[name] = schema;
  };

  /** @type {(file: string) => string} */
  const nameOf = (file) => names.get(file) ?? camelCase(file.replace('.schema.json', ''));
  /** @type {(file: string, schema: Schema) => void} */
  const add = (file, { $schema, $id, $comment, $defs: own = {}, ...schema }) => {
    /** @type {(node: Schema) => Schema} */
    const local = (node) => rewriteReferences(node, file, nameOf);
    if (file === ROOT_FILE) document = { $schema, ...local(schema) };
    else if (schema.type) define(nameOf(file), local(schema), file);
    for (const [name, definition] of Object.entries(own)) define(name, local(definition), file);
  };
  for (const file of files) {
    add(file, JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  // Generated rather than read, because a file may have been added since.
  add(providers.PROVIDER_FILE, providers.providerSchema(providerFiles));
  add(payments.PAYMENT_PROVIDER_FILE, payments.paymentProviderSchema(paymentFiles));
  add(sections.SECTION_FILE, sections.sectionSchema(sectionFiles));
  const alone = sectionFiles.filter(({ definition }) => definition === undefined);
  for (const { file, schema } of [...providerFiles, ...paymentFiles, ...alone]) add(file, schema);
  const { properties } = document;
  if (!properties) throw new Error(`${FOLDER}: ${ROOT_FILE} is missing, or has no properties.`);
  return { ...document, properties, $defs };
}

/** @param {string} reference */
export const definitionName = (reference) => reference.replace('#/$defs/', '');

/**
 * Finds the definition of a name; throws when there is none.
 * @param {Pick<WholeSchema, '$defs'>} schema
 * @param {string} name
 */
export function definitionIn({ $defs }, name) {
  const definition = $defs[name];
  if (!definition) throw new Error(`The schema of realms has no definition "${name}".`);
  return definition;
}

/**
 * @param {Schema} node
 * @param {string} file
 * @param {(file: string) => string} nameOf
 */
function rewriteReferences(node, file, nameOf) {
  const copy = structuredClone(node);
  for (const schema of subschemas(copy)) {
    if (!schema.$ref) continue;
    const [target, fragment] = schema.$ref.split('#');
    if (fragment) schema.$ref = `#${fragment}`;
    else if (target) schema.$ref = `#/$defs/${nameOf(normalize(join(dirname(file), target)))}`;
    else throw new Error(`${file}: "${schema.$ref}" refers to the file itself.`);
  }
  return copy;
}
