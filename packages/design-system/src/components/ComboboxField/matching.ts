export interface ComboboxOption {
  /** What the form sends. */
  value: string;
  /** In the viewer's words; found by them and written into the field when chosen. */
  label: string;
  /** A second line, small. It is not searched. */
  description?: string;
  /** More words to be found by, e.g. "UK Britain" for the United Kingdom. */
  keywords?: string;
  /** Seen but not to be chosen. */
  disabled?: boolean;
}

/** Letters that are typed in several ways and have no decomposition: alef wasla, alef maqsura, teh marbuta, dotless i. */
const SAME_LETTER: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ı: 'i' };

/** A text as one types it in haste: no capitals, no marks on letters, no tatweel, nothing unseen, one blank between words. */
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

/** 0 begins with it, 1 has a word that begins with it, 2 contains it, 3 has all its words; -1 none of these. */
function rank(text: string, typed: string): number {
  if (text.startsWith(typed)) return 0;
  if (text.includes(` ${typed}`)) return 1;
  if (text.includes(typed)) return 2;
  return typed.split(' ').every((word) => text.includes(word)) ? 3 : -1;
}

/** The options that fit what is typed, the best first and otherwise in their order. Everything fits an empty text. */
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

/** The option a text names outright: by its label, or as the only one left. */
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
