/** @import { Schema } from './realm/schema.mjs' */
/** @import { Routes } from './routes/route.mjs' */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'schemas/features';
const ENDING = '.yaml';

/** The keys that a feature's file may have. */
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
 * Reads the files of features, each with the feature's additions to the contracts.
 * @param {string} root the repository's folder
 * @returns {Promise<FeatureContract[]>}
 * @throws {Error} where a file has something else in it, or no description
 */
export async function readFeatures(root) {
  const names = await readdir(join(root, FOLDER)).catch((error) => {
    // Git does not store a folder without files.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(ENDING)).sort();
  if (files.length === 0) return [];
  // Imported late: `marquee docs` also reads the contracts, and needs the parser only when there are such files.
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
