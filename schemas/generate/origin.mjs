// The REST contract → one document, the types of its calls, and each call as a value.
import openapiTS, { astToString } from 'openapi-typescript';
import { callModules } from './origin/calls.mjs';
import { readContract } from './origin/contract.mjs';

const folder = 'packages/origin-client/src/generated';
const header = '// Generated from schemas/origin by "npm run generate". Do not edit.\n';
/** The folder with one file for each tag of the contract, and nothing else. */
export const FOLDER = `${folder}/calls`;

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 */
export async function generate(root) {
  const contract = await readContract(root);
  const types = astToString(
    await openapiTS(structuredClone(contract), {
      alphabetize: false,
      immutable: true,
      silent: true,
    }),
  );
  const modules = callModules(contract);
  const names = [...modules].map(
    ([tag, { calls }]) => `export { ${calls.join(', ')} } from './calls/${tag}';\n`,
  );
  return new Map([
    ['schemas/origin/generated/openapi.json', `${JSON.stringify(contract, null, 2)}\n`],
    [`${folder}/origin-api.ts`, `${header}\n${types.trim()}\n`],
    [`${folder}/calls.ts`, `${header}\n${names.join('')}`],
    ...[...modules].map(
      /** @returns {[path: string, text: string]} */
      ([tag, { text }]) => [`${FOLDER}/${tag}.ts`, `${header}${text}`],
    ),
  ]);
}
