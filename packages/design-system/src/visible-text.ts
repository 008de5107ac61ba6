/**
 * The first part matches what to keep: a joiner between letters that it joins (Persian, Indic
 * scripts; Latin, Greek and Cyrillic have none) or in an emoji, and the tags of a flag. The second
 * part matches what to remove: Unicode's invisible format characters (Cf); a few, such as the
 * Arabic number sign, are visible.
 */
const MARKS =
  /((?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}](?:\u200d|\u200c(?=[\p{L}\p{M}]))|(?:\p{ExtPict}|\p{EMod}|\ufe0f)\u200d(?=\p{ExtPict})|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|(?=\p{Cf})[\p{DI}\ufff9-\ufffb]/gu;

/**
 * Removes invisible characters that mean nothing in their place: direction marks, byte order marks,
 * soft hyphens, zero-width spaces. They are copied along with a text, and make it a different one.
 */
export const visibleText = (text: string): string => text.replace(MARKS, '$1');
