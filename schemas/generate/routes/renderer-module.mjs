/** @import { Routes, RoutesSchema } from './route.mjs' */

/**
 * Writes the route table of the renderer: every path, who may see the page, and the switch.
 * @param {Routes} routes
 * @param {RoutesSchema} schema
 */
export function rendererModule(routes, { $defs }) {
  const rows = Object.entries(routes).map(([name, { paths, audience, switch: feature }]) =>
    [
      `  ${name}: {`,
      `    paths: ${JSON.stringify(paths)},`,
      `    audience: '${audience}',`,
      ...(feature ? [`    feature: '${feature}',`] : []),
      '  },',
    ].join('\n'),
  );
  return `// Generated from schemas/routes by "npm run generate". Do not edit.

/** Who may see a page. \`guest\` pages send viewers away, \`viewer\` pages ask guests to sign in first. */
export type Audience = ${$defs.audience.enum.map((audience) => `'${audience}'`).join(' | ')};

/**
 * Every route of the product in its language variants (spec 1 §2). A row is live in a site only when a feature provides
 * its page and the realm leaves its switch on.
 */
export const ROUTE_TABLE = {
${rows.join('\n')}
} as const;
`;
}
