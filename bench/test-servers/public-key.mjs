import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * Reads the key with which a sample realm's site calls the origin.
 * @param {string} realm
 * @returns {Promise<string>}
 */
export async function publicKeyOf(realm) {
  const config = await readFile(join(root, `realm-configs/${realm}/realm.json`), 'utf8');
  return JSON.parse(config).origin.publicKey;
}
