export interface ComboboxOption {
  /** The value that the form sends. */
  value: string;
  /**
   * The option's text in the viewer's language; searched, and written into the field when chosen.
   */
  label: string;
  /** A second line in small type. It is not searched. */
  description?: string;
  /** More words to find the option by, e.g. "UK Britain" for the United Kingdom. */
  keywords?: string;
  /** Whether it is shown but cannot be chosen. */
  disabled?: boolean;
}

/**
 * Letters that viewers type in several ways and that have no decomposition: alef wasla, alef
 * maqsura, teh marbuta, dotless i.
 */
const SAME_LETTER: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ı: 'i' };

/**
 * Normalises a text for comparison: no capitals, no marks on letters, no tatweel, no invisible
 * characters, one space between words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ٱىةı]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Ranks a text: 0 begins with the typed text, 1 has a word that begins with it, 2 contains it, 3
 * has all its words; -1 none of these.
 */
function rank(text: string, typed: string): number {
  if (text.startsWith(typed)) return 0;
  if (text.includes(` ${typed}`)) return 1;
  if (text.includes(typed)) return 2;
  return typed.split(' ').every((word) => text.includes(word)) ? 3 : -1;
}

/**
 * The options that match the typed text, the best first and otherwise in their order. All match an
 * empty text.
 */
export function matching<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const typed = fold(text);
  if (!typed) return [...options];
  const ranks: Option[][] = [[], [], [], []];
  for (const option of options) {
    const best = [option.label, option.keywords ?? '']
      .map((words) => rank(fold(words), typed))
      .filter((found) => found >= 0);
    if (best.length > 0) ranks[Math.min(...best)]?.push(option);
  }
  return ranks.flat();
}

/** The option that a text identifies: by its label, or as the only match. */
export function meant<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const typed = fold(text);
  if (!typed) return undefined;
  const open = matching(options, text).filter(({ disabled }) => !disabled);
  return (
    open.find(({ label }) => fold(label) === typed) ?? (open.length === 1 ? open[0] : undefined)
  );
}
