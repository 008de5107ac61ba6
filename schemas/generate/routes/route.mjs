/**
 * A row of `routes.json`, as its schema wants it.
 * @typedef {object} Route
 * @property {Record<string, string> & { default: string }} paths by language variant
 * @property {string} audience
 * @property {string} [switch] the realm's switch that turns the route on or off
 */

/** @typedef {Record<string, Route>} Routes by name */

/** @typedef {{ $defs: { paths: { required: string[] }, audience: { enum: string[] } } }} RoutesSchema as far as it is read here */

