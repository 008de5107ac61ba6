/** @import { Route } from './route.mjs' */

/** @param {string} path */
const segmentsOf = (path) => path.split('/').filter(Boolean);

/**
 * Lists the parameters of a path in order; an optional one ends in `?`.
 * @param {string} path
 */
export const parametersOf = (path) =>
  segmentsOf(path)
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1));

/**
 * Lists the first words of a route's paths; emoji and the product's own `_admin` are left out.
 * @param {Pick<Route, 'paths'>} route
 */
export const wordsOf = ({ paths }) => [
  ...new Set(
    Object.values(paths)
      .map((path) => segmentsOf(path)[0] ?? '')
      .filter((word) => /^[a-z0-9]/.test(word)),
  ),
];
