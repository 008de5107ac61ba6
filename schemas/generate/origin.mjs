// openapi.yaml → the types of the REST calls, and the little that is needed of them at run time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const folder = 'packages/origin-client/src/generated';
const header = '// Generated from schemas/origin/openapi.yaml; do not edit.\n';

export async function generate(root) {
  const contract = parse(await readFile(join(root, 'schemas/origin/openapi.yaml'), 'utf8'), {
    merge: true,
  });
  const types = astToString(
    await openapiTS(structuredClone(contract), {
      alphabetize: false,
      immutable: true,
      silent: true,
    }),
  );
  return new Map([
    [`${folder}/origin-api.ts`, `${header}\n${types.trim()}\n`],
    [`${folder}/origin-calls.ts`, `${header}${originCalls(contract)}`],
    [`${folder}/provider-calls.ts`, `${header}${providerCalls(contract)}`],
  ]);
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];
const successes = ['200', '201', '202'];

/** Calls that no page makes: pictures are addresses in it; televisions, agents' tools and monitors ask for themselves. */
const NOBODYS = ['image', 'permitImpersonation', 'deviceCode', 'deviceToken', 'health'];
/** Vendors are not the origin: what is asked of them has a client of its own. */
const isNobodys = ({ operationId, tags }) =>
  NOBODYS.includes(operationId) || tags.includes('vendors');

/** What only some pages ask for: they bring the facts of these calls along, and no other page carries them. */
const APART = ['providers', 'account', 'agents', 'devices', 'licences', 'richtext', 'favourites'];

/** Every call that pages make, with what a client has to know of it. */
function callsOf(contract) {
  const usual = basePath(contract.servers);
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined || isNobodys(operation)) return [];
      const response = successes.map((status) => operation.responses[status]).find(Boolean);
      const schema = resolve(contract, response)?.content?.['application/json']?.schema;
      const base = basePath(operation.servers ?? item.servers ?? contract.servers);
      return {
        key: `${method} ${path}`,
        path,
        operationId: operation.operationId,
        ofProvider: operation.tags.some((tag) => APART.includes(tag)),
        shape: schema === undefined ? '' : shapeOf(contract, schema),
        base: base === usual ? undefined : base,
        bearer: takesBearer(operation.security ?? contract.security ?? []),
      };
    }),
  );
}

function originCalls(contract) {
  const calls = callsOf(contract).filter(({ ofProvider }) => !ofProvider);
  return [
    '',
    '/** Where the paths of the contract hang below the address of the origin. */',
    `export const basePath = ${quote(basePath(contract.servers))};`,
    '',
    '/** The paths that hang elsewhere. */',
    table(
      'otherBasePaths',
      calls.filter(({ base }) => base !== undefined).map(({ path, base }) => [path, base]),
    ),
    '',
    '/** The calls that may carry a bearer; the others never do, so that a refused sign-in renews nothing. */',
    `export const bearerCalls: readonly string[] = [\n${calls
      .filter(({ bearer }) => bearer)
      .map(({ key }) => `  ${quote(key)},\n`)
      .join('')}];`,
    '',
    '/** Required top-level fields of each successful answer, as `src/shape.ts` reads them. */',
    table(
      'answerShapes',
      calls.filter(({ shape }) => shape !== '').map(({ key, shape }) => [key, shape]),
    ),
    '',
  ].join('\n');
}

/** One constant a call: a page takes those of its realm's providers with their code, and no other. */
function providerCalls(contract) {
  const calls = callsOf(contract).filter(({ ofProvider }) => ofProvider);
  const constants = calls.map(({ operationId, key, shape, base, bearer }) => {
    const facts = [
      ...(shape === '' ? [] : [`shape: ${quote(shape)}`]),
      ...(base === undefined ? [] : [`base: ${quote(base)}`]),
      ...(bearer ? ['bearer: true'] : []),
    ];
    return `/** \`${key}\` */\nexport const ${operationId}: CallFacts = { ${facts.join(', ')} };\n`;
  });
  const paths = [...new Set(calls.map(({ path }) => path))];
  return [
    "import type { CallFacts } from '../rest';",
    '',
    '/** The paths whose calls need to be told their facts. */',
    `export type ProviderPath =\n${paths.map((path) => `  | ${quote(path)}`).join('\n')};`,
    '',
    ...constants,
  ].join('\n');
}

const takesBearer = (security) => security.some((schemes) => schemes.viewer !== undefined);

const basePath = ([server]) => server.url.replace('{address}', '').replace(/\/$/, '');

function shapeOf(contract, reference) {
  const schema = resolve(contract, reference);
  const type = jsonTypeOf(contract, schema);
  if (type !== 'object') return type ?? '';
  const fields = (schema.required ?? []).flatMap((name) => {
    const fieldType = jsonTypeOf(contract, resolve(contract, schema.properties?.[name] ?? {}));
    return fieldType === undefined ? [] : [`${name}:${fieldType}`];
  });
  return fields.length === 0 ? 'object' : fields.join(' ');
}

/** `undefined` where the contract allows several types: then there is nothing short to check. */
function jsonTypeOf(contract, schema) {
  const { type } = resolve(contract, schema);
  if (Array.isArray(type) || type === undefined) return undefined;
  return type === 'integer' ? 'number' : type;
}

function resolve(contract, node) {
  if (node?.$ref === undefined) return node;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((value, part) => value?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  if (target === undefined) throw new Error(`openapi.yaml: ${node.$ref} leads nowhere`);
  return resolve(contract, target);
}

const table = (name, rows) =>
  rows.length === 0
    ? `export const ${name}: Readonly<Record<string, string>> = {};`
    : `export const ${name}: Readonly<Record<string, string>> = {\n${rows
        .map(([key, value]) => `  ${quote(key)}: ${quote(value)},\n`)
        .join('')}};`;

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
