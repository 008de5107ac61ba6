/**
 * Alphabets that write initials with two letters, one from each of two words; others use the first
 * letter only.
 */
const PAIRED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** One or two letters for a name, e.g. "AO" for "Ada Okafor"; nothing for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–·]+/u).flatMap((word) => firstLetter(word) ?? []);
  const [first = ''] = words;
  const last = words.length > 1 && PAIRED.test(first) ? (words.at(-1) ?? '') : '';
  return (first + (PAIRED.test(last) ? last : '')).toLocaleUpperCase('en');
}

/** The first letter of a word, with combining marks that belong to it. */
const firstLetter = (word: string) => /\p{L}\p{M}*/u.exec(word)?.[0];
