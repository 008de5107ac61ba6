import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The files of the product's English labels: `labels/en.json`, or `name-labels/en.json`, beside the code that shows them. */
const ENGLISH = 'en.json';

/**
 * Lists the keys of the product's labels, with the placeholders of each text, which a brand's own text may use.
 * @param {string} root the repository's folder
 */
export async function labelsModule(root) {
  /** @type {[string, string][]} */
  const entries = [];
  for (const file of await englishFiles(join(root, 'packages'))) {
    /** @type {Record<string, string>} */
    const labels = JSON.parse(await readFile(file, 'utf8'));
    for (const [key, text] of Object.entries(labels)) {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      entries.push([key, [...new Set(names)].sort().join(' ')]);
    }
  }
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `// Generated from the labels of packages/ by "npm run generate". Do not edit.

/** Key → the placeholders of its text, with spaces between. */
export const LABELS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(sorted), null, 2)};
`;
}

/** @param {string} folder */
async function englishFiles(folder) {
  const packages = await readdir(folder);
  const found = await Promise.all(
    packages.map(async (name) => {
      const files = await readdir(join(folder, name, 'src'), { recursive: true });
      return files.map((file) => join(folder, name, 'src', file));
    }),
  );
  return found
    .flat()
    .filter((file) => basename(file) === ENGLISH && basename(dirname(file)).endsWith('labels'))
    .sort();
}
