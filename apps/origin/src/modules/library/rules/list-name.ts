const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a text has as a reader counts them. */
export const graphemesIn = (text: string): number => [...segmenter.segment(text)].length;

/** The most characters of a watchlist's name, and of a profile's. */
export const MOST_IN_LIST_NAME = 60;
export const MOST_IN_PROFILE_NAME = 30;

/** Letters, digits, signs and pictures: what a reader sees of a text. */
const SEEN = /[^\p{C}\p{Z}\p{M}]/u;
/** What would break a line, or turn the text around it. */
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A name as it is kept, or why it cannot be: the end of a sentence that begins with the field's name. */
export function readName(text: string, most: number): { name: string } | { refused: string } {
  const name = text.trim();
  if (REFUSED.test(name)) return { refused: 'must not have control characters.' };
  if (!SEEN.test(name)) return { refused: 'must have a character that is seen.' };
  if (graphemesIn(name) > most) return { refused: `must not have more than ${most} characters.` };
  return { name };
}

/** Two names with the same key are one name to a reader. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
