/**
 * First what stays: a joiner between letters that it joins (Persian, Indic; Latin, Greek and Cyrillic know none) or in an
 * emoji, and the tags of a flag. Then what goes: of Unicode's format characters (Cf) those that nothing shows; some, as
 * Arabic's sign of a number, are seen.
 */
const MARKS =
  /((?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}](?:\u200d|\u200c(?=[\p{L}\p{M}]))|(?:\p{ExtPict}|\p{EMod}|\ufe0f)\u200d(?=\p{ExtPict})|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|(?=\p{Cf})[\p{DI}\ufff9-\ufffb]/gu;

/**
 * A line of text without characters that nobody sees and that mean nothing where they are: marks of direction, byte order
 * marks, soft hyphens, zero-width spaces. They come along when a text is copied, and make it another one.
 */
export const visibleText = (text: string): string => text.replace(MARKS, '$1');
