import type { NotJson } from './syntax';
import { TEXT_OR_COMMENT } from './text-or-comment';

/**
 * Texts and comments, or a stretch between them that text processors, other keyboards and web pages leave in what is copied
 * out of them: blanks that are no spaces, quotes that are none, wide signs.
 */
const PARTS = new RegExp(
  [
    TEXT_OR_COMMENT,
    /(?<blank>(?:[^\S \t\r\n]|[\u0085\p{Cf}])+)/u,
    /[“”„‟«»＂〝〞](?<text>[^“”„‟«»＂〝〞"\\\r\n]*)[“”„‟«»＂〝〞]/,
    /[‘’‚‛](?<single>[^‘’‚‛"\\\r\n]*)[‘’‚‛]/,
    /(?<sign>[：，｛｝［］])/,
    /(?<quote>[“”„‟«»＂〝〞‘’‚‛])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** What a part of PARTS may be, by the names of its groups; a text or a comment is none of them. */
type Odd = Partial<Record<'blank' | 'text' | 'single' | 'sign' | 'quote', string>>;

const isOdd = ({ groups }: RegExpMatchArray): boolean =>
  Object.values(groups ?? {}).some((group) => group !== undefined);

const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200E': 'a mark of direction',
  '\u200F': 'a mark of direction',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202F': 'a narrow no-break space',
  '\u3000': 'a wide space',
  '\uFEFF': 'a byte-order mark',
};

/** Finds a character of that kind in what the parser did not understand; its edit corrects all of them in the file. */
export function oddSign(text: string, offset: number): NotJson | undefined {
  const token = /[^ \t\r\n{}[\],:"]*/y;
  token.lastIndex = offset;
  const end = offset + (token.exec(text)?.[0].length ?? 0);
  const all = [...text.matchAll(PARTS)].filter(isOdd);
  const here = all.find(({ index }) => index >= offset && index < end);
  const [first, last] = [all[0], all.at(-1)];
  if (!here || !first || !last) return undefined;
  const until = last.index + last[0].length;
  const instead = all.map((part, at) => {
    const next = all[at + 1]?.index ?? until;
    return plain(part) + text.slice(part.index + part[0].length, next);
  });
  return {
    message: messageOf(here[0], here.groups ?? {}),
    offset: here.index,
    edit: {
      offset: first.index,
      length: until - first.index,
      text: instead.join(''),
      title: all.length > 1 ? 'correct it, and all others of its kind in the file' : titleOf(here),
    },
  };
}

function messageOf(part: string, { blank, sign }: Odd): string {
  const named = nameOf(part);
  if (blank !== undefined) return `There is ${named} here, which is no space in JSON.`;
  if (sign !== undefined) return `There is ${named} here: JSON uses ${ordinary(sign)} instead.`;
  return `There is ${named} here, which is no quote in JSON. Write texts and keys in double quotes: "…".`;
}

const titleOf = (part: RegExpMatchArray): string => {
  const instead = plain(part);
  if (instead === '') return 'remove it';
  return instead.trim() === '' ? 'replace it by a plain space' : `write ${instead}`;
};

function nameOf(stretch: string): string {
  const point = stretch.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const sign = String.fromCodePoint(point);
  if (NAMES[sign]) return `${NAMES[sign]} (${code})`;
  return /[\p{P}\p{S}]/u.test(sign) ? `the sign ${sign} (${code})` : `the character ${code}`;
}

/** What JSON has in the place of an odd part; a quote without another stays, for where it ends is not certain. */
function plain({ 0: part, groups = {} }: RegExpMatchArray): string {
  const { blank, sign, text, single }: Odd = groups;
  if (blank !== undefined) return spaces(blank);
  if (sign !== undefined) return ordinary(sign);
  const inside = text ?? single;
  return inside === undefined ? part : JSON.stringify(inside);
}

/** Wide signs are compatible with the ordinary ones (Unicode, NFKC). */
const ordinary = (sign: string): string => sign.normalize('NFKC');

/** What ends a line stays the end of a comment there. */
const spaces = (blank: string): string =>
  blank
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\n]/gu, ' ');
