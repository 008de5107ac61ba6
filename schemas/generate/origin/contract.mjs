import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';

const FOLDER = 'schemas/origin';
const ROOT_FILE = 'openapi.yaml';

/**
 * The REST contract as one OpenAPI document: the calls of every tag in the order of the tags, references followed into the
 * other files and made local.
 * @param {string} root the repository's folder
 * @throws {Error} where a reference leads nowhere, or a call is in another tag's file
 */
export async function readContract(root) {
  const read = async (file) =>
    parse(await readFile(join(root, FOLDER, file), 'utf8'), { merge: true });
  const head = await read(ROOT_FILE);
  const paths = {};
  for (const { name: tag } of head.tags) {
    const file = `${tag}.yaml`;
    for (const [path, item] of Object.entries((await read(file)).paths)) {
      if (path in paths) throw new Error(`${file}: the path ${path} is in another file already.`);
      for (const { operationId, tags } of Object.values(item).filter(isOperation)) {
        if (String(tags) !== tag)
          throw new Error(`${file}: the tag of ${operationId} is not "${tag}".`);
      }
      paths[path] = { $ref: `${file}#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    }
  }
  const { bundle: document, problems } = await bundle({
    doc: makeDocumentFromString(JSON.stringify({ ...head, paths }), join(root, FOLDER, ROOT_FILE)),
    config: await createConfig({}),
  });
  if (problems.length > 0) throw new Error(problems.map(sentenceOf).join('\n'));
  const text = JSON.stringify(document.parsed);
  const [left] = text.match(/"\$ref":"[^#"][^"]*/) ?? [];
  if (left) throw new Error(`${FOLDER}: ${left} has other keys beside it and is not followed.`);
  // Objects that several places share are written out.
  return JSON.parse(text);
}

const sentenceOf = ({ message, location: [place] }) =>
  `${basename(place?.source.absoluteRef ?? FOLDER)}, ${place?.pointer}: ${message}.`;

const isOperation = (value) => value.operationId !== undefined;
