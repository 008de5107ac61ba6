// `node scripts/new-feature.mjs NAME [ROUTE]`: writes the beginnings of a feature, and says what is left to do.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { filesOf } from './new-feature/files.mjs';
import { root as checkout } from './workspace/root.mjs';

const APP = 'apps/web/package.json';
const SERVER = 'apps/origin/src/server.ts';
const ROUTES = 'schemas/routes/routes.json';

/**
 * Adds the feature to the lists of the app and of the sandbox.
 * @param {string} root
 * @param {{ name: string, variable: string }} names
 */
async function addToLists(root, { name, variable }) {
  const app = JSON.parse(await readFile(join(root, APP), 'utf8'));
  const dependencies = Object.entries({ ...app.dependencies, [`@marquee/${name}`]: '*' });
  app.dependencies = Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(root, APP), `${JSON.stringify(app, null, 2)}\n`);

  const server = await readFile(join(root, SERVER), 'utf8');
  const imports = [...server.matchAll(/^import .* from '\.\/modules\/(.*)';$/gm)];
  const next = imports.find(([, other = '']) => other > name)?.[0] ?? 'import { sampleRealms }';
  const more = server
    .replace(next, `import { ${variable} } from './modules/${name}';\n$&`)
    .replace(/\n {2}\],\n {2}realms:/, `\n    ${variable},$&`);
  await writeFile(join(root, SERVER), more);
}

/**
 * Writes a feature: package, manifest, one page, labels, contract, origin module, and a line in the app and in the sandbox each.
 * @param {string} root the repository's folder
 * @param {string} name in lower case, with hyphens
 * @param {string} [route] the row of the route table that the page is for; by default the one with the feature's name
 * @returns {Promise<{ written: string[], isNewRoute: boolean }>} the paths that were written or changed
 * @throws {Error} when the name cannot be one, or something with it is there
 */
export async function writeFeature(root, name = '', route = undefined) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be a feature's name: write it in small letters, with hyphens, such as watch-together.`,
    );
  const variable = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const names = { name, variable, title: words.charAt(0).toUpperCase() + words.slice(1) };
  const table = JSON.parse(readFileSync(join(root, ROUTES), 'utf8')).routes;
  if (route !== undefined && !Object.hasOwn(table, route))
    throw new Error(
      `${ROUTES} has no route "${route}". Without one the feature gets a route of its own.`,
    );
  const isNewRoute = route === undefined && !Object.hasOwn(table, variable);
  const files = filesOf(names, { route: route ?? variable, isNewRoute });
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already. Nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await addToLists(root, names);
  return { written: [...Object.keys(files), APP, SERVER], isNewRoute };
}

const LEFT = `
What is left:
  npm install                       links the package
  npm run generate                  route, call, types, the app's list of features
  packages/NAME/src/labels          the texts, in each language
  schemas/features/NAME.yaml        what the call answers, and the paths of a new route in each variant
  apps/origin/src/modules/NAME      what the sandbox answers
CONTRIBUTING.md, "Add a feature", says what each part is.`;

if (import.meta.url === `file://${argv[1]}`) {
  try {
    const [name, route] = argv.slice(2);
    const { written } = await writeFeature(checkout, name, route);
    console.log(
      `Wrote\n${written.map((path) => `  ${path}`).join('\n')}\n${LEFT.replaceAll('NAME', name ?? '')}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
