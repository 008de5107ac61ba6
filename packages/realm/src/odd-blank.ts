import type { NotJson } from './syntax';

/**
 * Texts and comments of JSON, which may hold any character, or a stretch between them of what looks like a space, or like
 * nothing, and is neither to a parser: what text processors and web pages leave in a text that is copied out of them.
 */
const PARTS =
  /"(?:[^"\\\r\n]|\\.)*"?|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|(?<odd>(?:[^\S \t\r\n]|[\u0085\p{Cf}])+)/gu;

const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a space without width',
  '\u200E': 'a mark of direction',
  '\u200F': 'a mark of direction',
  '\u2028': 'a separator of lines',
  '\u2029': 'a separator of paragraphs',
  '\u202F': 'a narrow no-break space',
  '\u3000': 'a wide space',
  '\uFEFF': 'a byte-order mark',
};

/** A space of another kind in what a parser did not understand; its edit mends all of them in the file. */
export function oddBlank(text: string, offset: number): NotJson | undefined {
  const token = /[^ \t\r\n{}[\],:"]*/y;
  token.lastIndex = offset;
  const end = offset + (token.exec(text)?.[0].length ?? 0);
  const all = [...text.matchAll(PARTS)].filter(({ groups }) => groups?.odd);
  const here = all.find(({ index }) => index >= offset && index < end);
  const [first, last] = [all[0], all.at(-1)];
  if (!here || !first || !last) return undefined;
  const stretch = text.slice(first.index, last.index + last[0].length);
  return {
    message: `There is ${nameOf(here[0])} here, which JSON does not take for a space.`,
    offset: here.index,
    edit: {
      offset: first.index,
      length: stretch.length,
      text: stretch.replace(PARTS, (whole, odd?: string) => (odd ? plain(odd) : whole)),
      title:
        all.length > 1 ? 'write plain spaces for all of its kind' : 'write a plain space for it',
    },
  };
}

function nameOf(stretch: string): string {
  const point = stretch.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[String.fromCodePoint(point)];
  return name ? `${name} (${code})` : `the character ${code}`;
}

/** What ends a line stays the end of a comment there. */
const plain = (odd: string): string =>
  odd
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\n]/gu, ' ');
