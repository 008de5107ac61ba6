/** @import { Contract, Method, Security, Servers } from './contract.mjs' */
import { resolve } from './resolve.mjs';
import { shapeOf } from './shapes.mjs';

/** @type {Method[]} */
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const SUCCESSES = ['200', '201', '202'];
/** The tags of other companies' services, which a site calls with another client. */
const VENDORS = 'vendors';

/**
 * Writes one module for each tag, with one constant for each call, so that a page loads only the calls that it makes.
 * @param {Contract} contract
 * @returns {Map<string, { calls: string[], text: string }>} by tag
 */
export function callModules(contract) {
  /** @type {Map<string, { calls: string[], text: string }>} */
  const modules = new Map();
  for (const call of callsOf(contract)) {
    const known = modules.get(call.tag) ?? {
      calls: [],
      text: "import type { Call } from '../../call';\n",
    };
    modules.set(call.tag, {
      calls: [...known.calls, call.name],
      text: `${known.text}${constantOf(call)}`,
    });
  }
  return modules;
}

/** @param {CallText} call */
function constantOf({ name, summary, method, path, shape, bearer }) {
  const fields = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(shape === '' ? [] : [`shape: '${shape}'`]),
    ...(bearer ? ['bearer: true'] : []),
  ];
  const lines = fields.map((field) => `  ${field},\n`).join('');
  return `\n/** ${summary} */\nexport const ${name}: Call<'${name}'> = {\n${lines}};\n`;
}

/** @typedef {ReturnType<typeof callsOf>[number]} CallText */

/**
 * Lists the calls of the origin itself, each with its call metadata.
 * @param {Contract} contract
 */
function callsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const [tag] = operation.tags;
      if (tag === VENDORS) return [];
      const response = SUCCESSES.map((status) => operation.responses[status]).find(Boolean);
      const answer = response && resolve(contract, response);
      const schema = answer?.content?.['application/json']?.schema;
      return {
        name: operation.operationId,
        tag,
        summary: operation.summary,
        method: method.toUpperCase(),
        path: basePath(operation.servers ?? item.servers ?? contract.servers) + path,
        shape: schema === undefined ? '' : shapeOf(contract, schema),
        bearer: takesBearer(operation.security ?? contract.security ?? []),
      };
    }),
  );
}

/** @param {Security} security */
const takesBearer = (security) => security.some((schemes) => schemes.viewer !== undefined);

/** @param {Servers} servers */
const basePath = ([server]) => server.url.replace('{address}', '').replace(/\/$/, '');
