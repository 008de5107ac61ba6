import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-servers/paths';

/** Every folder of labels: features, providers and screens each have their own. */
const folders = readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'en.json' && entry.parentPath.endsWith('labels'))
  .map(({ parentPath }) => parentPath)
  .filter((folder) => !folder.includes('node_modules'));
const sets = new Map<string, Record<string, string>>();

/** The label that a viewer reads, with its placeholders filled in. */
export function label(key: string, values: Record<string, string> = {}, language = 'en'): string {
  let set = sets.get(language);
  if (!set) {
    const files = folders.map((folder) => readFileSync(join(folder, `${language}.json`), 'utf8'));
    set = Object.assign({}, ...files.map((text) => JSON.parse(text)));
    sets.set(language, set ?? {});
  }
  const text = set?.[key];
  if (text === undefined) throw new Error(`There is no label "${key}" in ${language}.`);
  return text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
}
