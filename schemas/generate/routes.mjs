// routes.json → the modules of the realm and the renderer about the product's routes.
/** @import { Routes, RoutesSchema } from './routes/route.mjs' */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { readFeatures } from './features.mjs';
import { problemsOf } from './routes/problems.mjs';
import { realmModule } from './routes/realm-module.mjs';
import { rendererModule } from './routes/renderer-module.mjs';

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 * @throws {Error} when the routes are not as their schema wants them, or contradict each other
 */
export async function generate(root) {
  /** @param {string} path */
  const read = async (path) => JSON.parse(await readFile(join(root, 'schemas', path), 'utf8'));
  /** @type {RoutesSchema} */
  const schema = await read('routes/routes.schema.json');
  /** @type {{ routes: Routes }} */
  const contract = await read('routes/routes.json');
  const ajv = new Ajv({ allErrors: true });
  /** @type {(file: string, routes: object) => void} */
  const check = (file, routes) => {
    if (!ajv.validate(schema, routes)) throw new Error(`${file}: ${ajv.errorsText()}`);
  };
  check('routes.json', contract);
  /** @type {Record<string, string>} */
  const files = {};
  for (const { file, routes } of await readFeatures(root)) {
    check(file, { ...contract, routes });
    for (const [name, route] of Object.entries(routes)) {
      if (name in contract.routes) throw new Error(`${file}: there is a route "${name}" already.`);
      contract.routes[name] = route;
      files[name] = file;
    }
  }
  /** @type {{ properties: object }} */
  const { properties: switches } = await read('realm/features.schema.json');
  const problems = problemsOf(contract.routes, Object.keys(switches), files);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map([
    ['packages/realm/src/generated/routes.ts', realmModule(contract.routes, schema)],
    ['packages/renderer/src/generated/route-table.ts', rendererModule(contract.routes, schema)],
  ]);
}
