import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'packages/realm/presets';

/**
 * Writes the presets as texts into a module, so that the code has them, bundled or not.
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

/** The text of each preset's file, by the preset's name. */
export const PRESETS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}
