/** Label key → text, flat: `login.title` → `Sign in`. */
export type Labels = Readonly<Record<string, string>>;
export type LabelSets<L extends string = 'en' | 'es' | 'pt' | 'ar'> = Readonly<Record<L, Labels>>;

/**
 * Merges label sets; later ones win. The order is built-in labels, the origin's, the realm's. A value
 * that is no text is left out, so that a bad answer cannot blank a page.
 */
export function mergeLabels(
  builtIn: Labels,
  ...overrides: readonly (Labels | null | undefined)[]
): Labels {
  const merged: Record<string, string> = { ...builtIn };
  for (const override of overrides) {
    for (const [key, text] of Object.entries(override ?? {})) {
      if (typeof text === 'string') merged[key] = text;
    }
  }
  return merged;
}
