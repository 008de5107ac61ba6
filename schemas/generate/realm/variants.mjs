/** @import { Schema } from './schema.mjs' */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A variant of a union. `file` is the path from `schemas/realm`; `folder` is the file's name, which a folder of code may have
 * as well.
 * @typedef {{ type: string, file: string, folder: string, schema: Schema }} Variant
 */

/**
 * A variant as its union has it. One with a `definition` has no file of its own: it is written into the union under this name.
 * @typedef {Omit<Variant, 'folder'> & { definition?: string }} VariantFile
 */

const ENDING = '.schema.json';

/**
 * Reads the variants of a union, one schema file each, in the order of their types.
 * @param {string} root the repository's folder
 * @param {string} name the folder of the variants in `schemas/realm`
 * @returns {Promise<Variant[]>}
 */
export async function readVariants(root, name) {
  const path = `schemas/realm/${name}`;
  const files = (await readdir(join(root, path))).filter((file) => file.endsWith(ENDING));
  const variants = await Promise.all(
    files.map(async (file) => {
      /** @type {Schema} */
      const schema = JSON.parse(await readFile(join(root, path, file), 'utf8'));
      const type = schema.properties?.type?.const;
      if (typeof type !== 'string')
        throw new Error(`${path}/${file}: properties.type needs a const.`);
      return { type, file: `${name}/${file}`, folder: file.replace(ENDING, ''), schema };
    }),
  );
  return variants.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/**
 * What a union says beside its variants. `file` is its own, `from` the folder of its variants, both from `schemas/realm`; `type` is what its
 * key `type` says beside the names.
 * @typedef {object} Union
 * @property {string} file
 * @property {string} from
 * @property {string} title
 * @property {string} description
 * @property {Pick<Schema, 'title' | 'description' | 'enumDescriptions' | 'examples'>} type
 * @property {readonly VariantFile[]} variants
 * @property {unknown[]} examples
 */

/**
 * Writes the union of the variants: the type decides which other keys an entry has. Written out, so that editors know it, too.
 * @param {Union} union
 */
export function unionSchema({ file, from, title, description, type, variants, examples }) {
  const definitions = variants.flatMap(({ definition, schema }) =>
    definition ? [[definition, schema]] : [],
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://marquee.example/schemas/realm/${file}`,
    $comment: `Generated from schemas/realm/${from} by "npm run generate". Do not edit.`,
    title,
    description,
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', enum: variants.map((one) => one.type), ...type } },
    allOf: variants.map((variant) => ({
      if: { required: ['type'], properties: { type: { const: variant.type } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
      then: { $ref: variant.definition ? `#/$defs/${variant.definition}` : `../${variant.file}` },
    })),
    $defs: definitions.length > 0 ? Object.fromEntries(definitions) : undefined,
    examples,
  };
}
