import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lists the files of a generated folder that no generator writes any more.
 * @param {string} root the repository's folder
 * @param {string} folder from the root, with slashes
 * @param {ReadonlyMap<string, string>} generated path from the root → text
 * @returns {Promise<string[]>} paths from the root
 */
export async function orphansIn(root, folder, generated) {
  const names = await readdir(join(root, folder)).catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return names
    .sort()
    .map((name) => `${folder}/${name}`)
    .filter((path) => !generated.has(path));
}
