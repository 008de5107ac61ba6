// routes.json → what the realm and the renderer know of the product's routes.
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
  for (const { file, routes } of await readFeatures(root)) {
    const twice = Object.keys(routes).find((name) => name in contract.routes);
    if (twice) throw new Error(`${file}: there is a route "${twice}" already.`);
    Object.assign(contract.routes, routes);
  }
  const ajv = new Ajv({ allErrors: true });
  const valid = ajv.validate(schema, contract);
  if (!valid) throw new Error(`routes.json: ${ajv.errorsText()}`);
  /** @type {{ properties: object }} */
  const { properties: switches } = await read('realm/features.schema.json');
  const problems = problemsOf(contract.routes, Object.keys(switches));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map([
    ['packages/realm/src/generated/routes.ts', realmModule(contract.routes, schema)],
    ['packages/renderer/src/generated/route-table.ts', rendererModule(contract.routes, schema)],
  ]);
}
