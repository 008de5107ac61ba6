import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path/posix';
import * as providers from './providers.mjs';
import * as sections from './sections.mjs';

const FOLDER = 'schemas/realm';
const ROOT_FILE = 'realm.schema.json';

/**
 * The realm schema as one document: each file becomes a definition under its own name, beside the
 * definitions it holds. Names must therefore be unique among all files.
 */
export async function bundle(root) {
  const folder = join(root, FOLDER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.schema.json')).sort();
  const providerFiles = await providers.readProviders(root);
  const sectionFiles = await sections.readSections(root);
  const names = new Map([
    [providers.PROVIDER_FILE, 'provider'],
    ...providerFiles.map(({ file, type }) => [file, providers.definitionOf(type)]),
    [sections.SECTION_FILE, 'section'],
    ...sectionFiles.map(({ file, type }) => [file, sections.definitionOf(type)]),
  ]);
  const $defs = {};
  let document;

  const define = (name, schema, file) => {
    if (name in $defs) throw new Error(`${file}: a definition called "${name}" exists already.`);
    $defs[name] = schema;
  };

  const nameOf = (file) => names.get(file) ?? camelCase(file.replace('.schema.json', ''));
  const add = (file, { $schema, $id, $comment, $defs: own = {}, ...schema }) => {
    const local = (node) => rewriteReferences(node, file, nameOf);
    if (file === ROOT_FILE) document = { $schema, ...local(schema) };
    else if (schema.type) define(nameOf(file), local(schema), file);
    for (const [name, definition] of Object.entries(own)) define(name, local(definition), file);
  };
  for (const file of files) {
    add(file, JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  // Made anew rather than read: a file may have been added a moment ago.
  add(providers.PROVIDER_FILE, providers.providerSchema(providerFiles));
  add(sections.SECTION_FILE, sections.sectionSchema(sectionFiles));
  for (const { file, schema } of [...providerFiles, ...sectionFiles]) add(file, schema);
  return { ...document, $defs };
}

/** Every schema inside a schema, the schema itself first. */
export function* subschemas(schema) {
  yield schema;
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else']) {
    if (typeof schema[key] === 'object') yield* subschemas(schema[key]);
  }
  for (const part of schema.allOf ?? []) yield* subschemas(part);
  for (const key of ['properties', '$defs']) {
    for (const part of Object.values(schema[key] ?? {})) yield* subschemas(part);
  }
}

export const definitionName = (reference) => reference.replace('#/$defs/', '');

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

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
