/** @import { Route } from './route.mjs' */

/** @param {string} path */
const segmentsOf = (path) => path.split('/').filter(Boolean);

/**
 * The parameters of a path in order; one that may be left out ends in `?`.
 * @param {string} path
 */
export const parametersOf = (path) =>
  segmentsOf(path)
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1));

/**
 * The words that the paths of a route begin with; emoji and the product's own `_admin` are no words.
 * @param {Pick<Route, 'paths'>} route
 */
export const wordsOf = ({ paths }) => [
  ...new Set(
    Object.values(paths)
      .map((path) => segmentsOf(path)[0] ?? '')
      .filter((word) => /^[a-z0-9]/.test(word)),
  ),
];
