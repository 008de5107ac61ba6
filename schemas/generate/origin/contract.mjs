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
      JSON.stringify({
        ...head,
        tags: [...head.tags, ...own],
        paths: { ...paths, [EVERY_PATH]: EVERY },
      }),
      join(root, FOLDER, ROOT_FILE),
    ),
    config: await createConfig({}),
  });
  if (problems.length > 0) throw new Error(problems.map(sentenceOf).join('\n'));
  const text = JSON.stringify(document.parsed);
  const [left] = text.match(/"\$ref":"[^#"][^"]*/) ?? [];
  if (left) throw new Error(`${FOLDER}: ${left} has other keys beside it and is not followed.`);
  // Objects that several places share are written out.
  return withDefaults(JSON.parse(text));
}

/** A path that is there while the parts are joined, so that the references of what every call has are followed as the others are. */
const EVERY_PATH = '/every-call';

/** @param {string} name */
const refusal = (name) => ({ $ref: `shared.yaml#/components/responses/${name}` });

/** The refusals that every call has; 401 is of those that ask for a viewer or a realm's key alone, 413 and 415 of those that may send something, 429 not of those with `x-unlimited`. */
const ERRORS = Object.fromEntries(
  Object.entries({
    400: 'InvalidRequest',
    401: 'AuthenticationRequired',
    413: 'TooLarge',
    415: 'UnsupportedMediaType',
    429: 'TooManyRequests',
    500: 'InternalError',
    503: 'NotReady',
  }).map(([status, name]) => [status, refusal(name)]),
);

/** @param {string} name */
const parameter = (name) => ({ $ref: `shared.yaml#/components/parameters/${name}` });
const HEADERS = { 'x-request-id': { $ref: 'shared.yaml#/components/headers/RequestId' } };

/** The headers of calls under a realm's key, those of every call, and what every call may answer. */
const EVERY = {
  get: {
    parameters: ['ApiKey', 'AcceptLanguage', 'Ads', 'DeviceId'].map(parameter),
    responses: { 200: { description: 'It succeeded.', headers: HEADERS }, ...ERRORS },
  },
  put: { parameters: [parameter('RequestId')], responses: { 401: refusal('UnknownApiKey') } },
};

/**
 * Adds to each call the parameters and the refusals that every call has, and to each answer the headers that every answer has, but
 * for those that it describes itself.
 * @param {any} document
 */
function withDefaults({ paths: { [EVERY_PATH]: every, ...paths }, ...document }) {
  const { 200: success, ...errors } = every.get.responses;
  /** @param {Record<string, any>} responses */
  const addHeaders = (responses) => {
    for (const response of Object.values(responses))
      if (!response.$ref) response.headers = { ...success.headers, ...response.headers };
  };
  addHeaders(document.components.responses);
  for (const item of Object.values(paths)) {
    for (const [method, call] of Object.entries(item)) {
      if (!call.responses) continue;
      const security = JSON.stringify(call.security ?? document.security ?? []);
      const asksWho = security.includes('viewer');
      const hasKey = security.includes('realmKey"');
      call.parameters = [
        ...(call.parameters ?? []),
        ...(hasKey ? every.get.parameters : []),
        ...every.put.parameters,
      ];
      addHeaders(call.responses);
      const has = {
        401: asksWho,
        413: method !== 'get',
        415: method !== 'get',
        429: call['x-unlimited'] !== true,
      };
      const added = Object.entries(errors).filter(
        ([status]) => has[/** @type {keyof typeof has} */ (Number(status))] ?? true,
      );
      // Numbers come first and in their order.
      call.responses = {
        ...(hasKey && !asksWho && every.put.responses),
        ...Object.fromEntries(added),
        ...call.responses,
      };
    }
  }
  return { ...document, paths };
}

/** @param {NormalizedProblem} problem */
const sentenceOf = ({ message, location: [place] }) =>
  `${basename(place?.source.absoluteRef ?? FOLDER)}, ${place?.pointer}: ${message}.`;
