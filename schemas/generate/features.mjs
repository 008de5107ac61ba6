/** @import { Schema } from './realm/schema.mjs' */
/** @import { Routes } from './routes/route.mjs' */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'schemas/features';
const ENDING = '.yaml';

/** What a feature may add, in the words of the contracts that take it. */
const PARTS = ['description', 'routes', 'sections', 'paths', 'components'];

/**
 * What a feature adds to the contracts: rows of the route table, types of sections, calls of the origin. `file` is the path from
 * `schemas`.
 * @typedef {object} FeatureContract
 * @property {string} name
 * @property {string} file
 * @property {string} description
 * @property {Routes} routes
 * @property {Record<string, Schema>} sections
 * @property {object} paths
 */

/**
 * What features add to the contracts, one file each.
 * @param {string} root the repository's folder
 * @returns {Promise<FeatureContract[]>}
 * @throws {Error} where a file has something else in it, or no description
 */
export async function readFeatures(root) {
  const names = await readdir(join(root, FOLDER)).catch((error) => {
    // A folder without files is in no checkout.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(ENDING)).sort();
  if (files.length === 0) return [];
  // Not before: `marquee docs` reads the contracts as well, and no other command needs it.
  const { parse } = await import('yaml');
  return Promise.all(
    files.map(async (file) => {
      const contract = parse(await readFile(join(root, FOLDER, file), 'utf8'), { merge: true });
      const unknown = Object.keys(contract).find((key) => !PARTS.includes(key));
      if (unknown)
        throw new Error(`${FOLDER}/${file}: "${unknown}" is not one of ${PARTS.join(', ')}.`);
      if (!contract.description)
        throw new Error(`${FOLDER}/${file}: "description" says what the feature is for.`);
      return {
        routes: {},
        sections: {},
        paths: {},
        ...contract,
        name: file.slice(0, -ENDING.length),
        file: `features/${file}`,
      };
    }),
  );
}
