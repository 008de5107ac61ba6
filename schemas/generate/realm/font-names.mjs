/**
 * Writes the names of the fonts for the theme, which does not import the realm's schema.
 * @param {import('./schema.mjs').WholeSchema} schema
 */
export function fontNamesModule({ $defs }) {
  return `// Generated from schemas/realm/theme.schema.json by "npm run generate". Do not edit.

/** Fonts by their character, as a brand chooses them. */
export const FONT_NAMES = ${JSON.stringify($defs.fontName?.enum, null, 2)} as const;

export type FontName = (typeof FONT_NAMES)[number];
`;
}
