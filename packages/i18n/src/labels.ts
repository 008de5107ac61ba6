/** Label key → text, flat: `login.title` → `Sign in`. */
export type Labels = Readonly<Record<string, string>>;
export type LabelSets<L extends string = 'en' | 'es' | 'pt' | 'ar'> = Readonly<Record<L, Labels>>;

/**
 * Lays label sets over each other; later ones win. Built-in labels come first, then the origin's, then the realm's.
 * What is not a text is passed over, so that a bad answer cannot blank a page.
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
