import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'packages/realm/presets';

/**
 * The presets as texts in a module, so that they are there wherever the code is, bundled or not.
 * @param {string} root the repository's folder
 */
export async function presetsModule(root) {
  const files = (await readdir(join(root, FOLDER))).filter((file) => file.endsWith('.json')).sort();
  const rows = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, FOLDER, file), 'utf8');
      return `  ${JSON.stringify(file.replace('.json', ''))}: ${JSON.stringify(text)},`;
    }),
  );
  return `// Generated from ${FOLDER} by "npm run generate". Do not edit.

/** What each preset's file holds, by the preset's name. */
export const PRESETS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}
