import type { Labels } from './labels';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * Makes a readable text that is clearly no translation, a third longer, as translations are. Locales
 * with the DEBUG paths show it, to find texts that are no labels, and places that are too narrow
 * for other languages. Placeholders stay.
 */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const letters = text
    .split(/(\{\w+\})/)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
    )
    .join('');
  return `⟦${letters}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

export const pseudoLabels = (labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, pseudo(text)]));
