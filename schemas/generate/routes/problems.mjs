/** @import { Route } from './route.mjs' */
import { parametersOf } from './path.mjs';

/**
 * What the schema of the routes cannot say: variants of one route agree, no two routes share a path, and switches exist.
 * @param {Record<string, Pick<Route, 'paths' | 'switch'>>} routes
 * @param {readonly string[]} switches the keys of the realm's features
 * @returns {string[]} one sentence a problem
 */
export function problemsOf(routes, switches) {
  const rows = Object.entries(routes);
  /** @type {Map<string, string>} */
  const taken = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const [name, row] of rows) {
    if (row.switch !== undefined && !switches.includes(row.switch))
      problems.push(`routes.json: "${name}" names the switch "${row.switch}", which no realm has.`);
    const wanted = parametersOf(row.paths.default).join(' ');
    for (const [variant, path] of Object.entries(row.paths)) {
      const given = parametersOf(path).join(' ');
      if (given !== wanted)
        problems.push(
          `routes.json: "${name}" has the parameters "${given}" in ${variant}, and "${wanted}" in default.`,
        );
      const key = `${variant} ${path}`;
      const other = taken.get(key);
      if (other)
        problems.push(`routes.json: "${other}" and "${name}" are both at ${path} in ${variant}.`);
      taken.set(key, name);
    }
  }
  return problems;
}
