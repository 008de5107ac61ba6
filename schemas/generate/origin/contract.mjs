/** @import { NormalizedProblem } from '@redocly/openapi-core' */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { readFeatures } from '../features.mjs';

/**
 * A part of the contract, as far as it is read here. `$ref` leads to another part.
 * @typedef {object} Part
 * @property {string} [$ref]
 * @property {Record<string, { schema?: Part }>} [content]
 * @property {string | string[]} [type]
 * @property {string[]} [required]
 * @property {Record<string, Part>} [properties]
 */

/** @typedef {[{ url: string }, ...{ url: string }[]]} Servers */
/** @typedef {Record<string, unknown>[]} Security */

/**
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {string} summary
 * @property {[string]} tags
 * @property {Record<string, Part>} responses
 * @property {Servers} [servers]
 * @property {Security} [security]
 */

/** @typedef {'get' | 'post' | 'put' | 'delete' | 'patch'} Method */
/** @typedef {Partial<Record<Method, Operation>> & { servers?: Servers }} PathItem */

/**
 * @typedef {object} ContractParts
 * @property {Servers} servers
 * @property {Security} [security]
 * @property {Record<string, PathItem>} paths
 * @property {Record<string, Record<string, Part>>} components
 */

/** @typedef {import('openapi-typescript').OpenAPI3 & ContractParts} Contract the whole contract as one OpenAPI document */

/** @typedef {Record<string, { operationId?: string, tags?: unknown }>} UncheckedItem a path, before its calls have been looked at */

const FOLDER = 'schemas/origin';
const ROOT_FILE = 'openapi.yaml';

/**
 * The REST contract as one OpenAPI document: the calls of every tag in the order of the tags, then those of features, references
 * followed into the other files and made local.
 * @param {string} root the repository's folder
 * @returns {Promise<Contract>}
 * @throws {Error} where a reference leads nowhere, a call is in another tag's file, or a tag has two files
 */
export async function readContract(root) {
  /** @param {string} file */
  const read = async (file) =>
    parse(await readFile(join(root, FOLDER, file), 'utf8'), { merge: true });
  /** @type {{ tags: { name: string }[] }} */
  const head = await read(ROOT_FILE);
  const features = (await readFeatures(root)).filter(({ paths }) => Object.keys(paths).length > 0);
  const own = features.map(({ name, description }) => ({ name, description }));
  const files = new Map(head.tags.map(({ name }) => [name, `${name}.yaml`]));
  for (const { name, file } of features) {
    if (files.has(name))
      throw new Error(`${file}: the tag "${name}" has a file in ${FOLDER} already.`);
    files.set(name, `../${file}`);
  }
  /** @type {Record<string, { $ref: string }>} */
  const paths = {};
  for (const [tag, file] of files) {
    /** @type {{ paths: Record<string, UncheckedItem> }} */
    const { paths: ownPaths } = await read(file);
    for (const [path, item] of Object.entries(ownPaths)) {
      if (path in paths) throw new Error(`${file}: the path ${path} is in another file already.`);
      for (const { operationId, tags } of Object.values(item)) {
        if (operationId !== undefined && String(tags) !== tag)
          throw new Error(`${file}: the tag of ${operationId} is not "${tag}".`);
      }
      paths[path] = { $ref: `${file}#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    }
  }
  const { bundle: document, problems } = await bundle({
    doc: makeDocumentFromString(
      JSON.stringify({ ...head, tags: [...head.tags, ...own], paths }),
      join(root, FOLDER, ROOT_FILE),
    ),
    config: await createConfig({}),
  });
  if (problems.length > 0) throw new Error(problems.map(sentenceOf).join('\n'));
  const text = JSON.stringify(document.parsed);
  const [left] = text.match(/"\$ref":"[^#"][^"]*/) ?? [];
  if (left) throw new Error(`${FOLDER}: ${left} has other keys beside it and is not followed.`);
  // Objects that several places share are written out.
  return JSON.parse(text);
}

/** @param {NormalizedProblem} problem */
const sentenceOf = ({ message, location: [place] }) =>
  `${basename(place?.source.absoluteRef ?? FOLDER)}, ${place?.pointer}: ${message}.`;
