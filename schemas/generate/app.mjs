// Writes the app's list of features: its dependencies that are features, by name.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camelCase } from './camel-case.mjs';

const APP = 'apps/web';
const SCOPE = '@marquee/';

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 */
export async function generate(root) {
  /** @param {string} path */
  const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = await read(`${APP}/package.json`);
  /** @type {string[]} */
  const names = [];
  for (const name of await readdir(join(root, 'packages'))) {
    if (!(`${SCOPE}${name}` in dependencies)) continue;
    /** @type {{ tags: string[] }} */
    const { tags } = await read(`packages/${name}/turbo.json`);
    if (tags.includes('feature')) names.push(name);
  }
  return new Map([[`${APP}/src/generated/features.ts`, featuresModule(names.sort())]]);
}

/**
 * Writes the app's list of features. A package exports its feature under its own name in camel case.
 * @param {readonly string[]} names
 */
function featuresModule(names) {
  const imports = names.map((name) => `import { ${camelCase(name)} } from '${SCOPE}${name}';\n`);
  return `// Generated from the dependencies of apps/web by "npm run generate". Do not edit.
${imports.join('')}import type { FeatureManifest } from '@marquee/renderer';

/** Everything the site can do: each dependency of the app that is a feature. */
export const features: readonly FeatureManifest[] = [${names.map(camelCase).join(', ')}];
`;
}
