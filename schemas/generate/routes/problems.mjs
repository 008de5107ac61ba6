/** @import { Route } from './route.mjs' */
import { parametersOf } from './path.mjs';

/**
 * Checks what the schema of the routes cannot: variants of one route agree, no two routes share a path, and switches exist.
 * @param {Record<string, Pick<Route, 'paths' | 'switch'>>} routes
 * @param {readonly string[]} switches the keys of the realm's features
 * @param {Readonly<Record<string, string>>} [files] the files of routes that are not in routes.json, by the routes' names
 * @returns {string[]} one sentence for each problem
 */
export function problemsOf(routes, switches, files = {}) {
  const rows = Object.entries(routes);
  /** @type {Map<string, string>} */
  const taken = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const [name, row] of rows) {
    const file = files[name] ?? 'routes.json';
    if (row.switch !== undefined && !switches.includes(row.switch))
      problems.push(`${file}: "${name}" names the switch "${row.switch}", which no realm has.`);
    const wanted = parametersOf(row.paths.default).join(' ');
    for (const [variant, path] of Object.entries(row.paths)) {
      const given = parametersOf(path).join(' ');
      if (given !== wanted)
        problems.push(
          `${file}: "${name}" has the parameters "${given}" in ${variant}, and "${wanted}" in default.`,
        );
      const key = `${variant} ${path}`;
      const other = taken.get(key);
      if (other)
        problems.push(`${file}: "${other}" and "${name}" are both at ${path} in ${variant}.`);
      taken.set(key, name);
    }
  }
  return problems;
}
