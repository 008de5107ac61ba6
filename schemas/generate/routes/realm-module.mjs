/** @import { Routes, RoutesSchema } from './route.mjs' */
import { parametersOf, wordsOf } from './path.mjs';

/**
 * Writes what a realm's checks and types need to know of the routes.
 * @param {Routes} routes
 * @param {RoutesSchema} schema
 */
export function realmModule(routes, { $defs }) {
  const rows = Object.entries(routes);
  /** @type {Row[]} */
  const parameters = rows.map(([name, { paths }]) => [name, parametersOf(paths.default)]);
  /** @type {Row[]} */
  const switches = rows.flatMap(([name, row]) => (row.switch ? [[name, row.switch]] : []));
  /** @type {Row[]} */
  const words = rows.map(([name, row]) => [name, wordsOf(row)]);
  const variants = $defs.paths.required;
  return `// Generated from schemas/routes by "npm run generate". Do not edit.
import type { FeaturesConfig } from './realm-config';

/** The language variants of the route table (spec 1 §2). */
export type PathVariant = ${variants.map((variant) => `'${variant}'`).join(' | ')};

/** The routes in the order of spec 1 §2, each with its path parameters in order; \`?\` marks one that may be left out. */
export const ROUTE_PARAMETERS = ${object(parameters)} as const satisfies Record<string, readonly string[]>;

export type RouteName = keyof typeof ROUTE_PARAMETERS;

/** The switch of each route. A route without one is always on. */
export const ROUTE_SWITCHES: Readonly<Partial<Record<RouteName, keyof FeaturesConfig>>> = ${object(switches)};

/** The first words of a route's paths, in every variant, without emoji. */
export const ROUTE_WORDS: Readonly<Record<RouteName, readonly string[]>> = ${object(words)};
`;
}

/** @typedef {[name: string, value: string | readonly string[]]} Row */

/** @param {Row[]} entries */
const object = (entries) =>
  `{\n${entries.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`).join('')}}`;
