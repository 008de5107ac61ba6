// Generated from schemas/realm/theme.schema.json by "npm run generate". Do not edit.

/** Fonts by their character, as a brand chooses them. */
export const FONT_NAMES = [
  "default",
  "condensed",
  "sober",
  "slab",
  "humanist",
  "kufi",
  "naskh",
  "rounded",
  "wide",
  "grotesque"
] as const;

export type FontName = (typeof FONT_NAMES)[number];
