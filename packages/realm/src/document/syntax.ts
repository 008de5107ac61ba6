import { createScanner, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { oddSign } from './odd-sign';
import { TEXT_OR_COMMENT } from './text-or-comment';

/** A stretch of the text. */
export interface Range {
  offset: number;
  length: number;
}

/** Comments are allowed. A comma after the last entry is not: often an entry is missing there. */
export const FORM = {
  disallowComments: false,
  allowTrailingComma: false,
  allowEmptyContent: false,
};

/** An edit that makes a text JSON, with a title where its text does not explain it. */
export interface SyntaxEdit extends Range {
  text: string;
  title?: string;
}

/** Why a text is not JSON. */
export interface NotJson {
  message: string;
  offset: number;
  /** The edit that makes the text JSON, where that is certain. */
  edit?: SyntaxEdit;
}

/** Describes the first error of a parser. */
export function describeSyntax(text: string, error: ParseError | undefined): NotJson {
  if (!error || text.trim() === '') return { message: 'The file is empty.', offset: 0 };
  const { edit, ...said } = unfinishedMerge(text) ?? describe(text, error);
  // With a second mistake in the file it is not certain what the first one is.
  return edit && isJson(text, edit) ? { ...said, edit } : said;
}

function describe(text: string, error: ParseError): NotJson {
  const { offset } = error;
  const code = printParseErrorCode(error.error);
  const rest = text.slice(offset);
  const odd = oddSign(text, offset);
  if (odd) return odd;
  const before = tokenBefore(text, offset);
  if (/^[}\],]/.test(rest) && before?.text === ',') {
    const comma = rest.startsWith(',') ? { offset, length: 1 } : before;
    const message = rest.startsWith(',')
      ? 'There is one comma too many.'
      : 'JSON has no comma after the last entry. Remove it.';
    return {
      message,
      offset: comma.offset,
      edit: { offset: comma.offset, length: 1, text: '' },
    };
  }
  const quote = before && quoteInside(text, before, offset);
  if (quote) return quote;
  const after = before ? before.offset + before.length : offset;
  switch (code) {
    case 'CommaExpected':
      if (before?.text === '0' && after === offset && /^\d/.test(rest)) {
        const message = 'JSON numbers have no leading zero.';
        return { message, offset: before.offset, edit: { ...before, text: '' } };
      }
      return { message: words(code), offset, edit: { offset: after, length: 0, text: ',' } };
    case 'ColonExpected':
      return { message: words(code), offset, edit: { offset: after, length: 0, text: ':' } };
    case 'InvalidSymbol':
      return symbol(text, offset);
    default:
      return { message: words(code), offset };
  }
}

/** Texts and comments, or a mark that a version control leaves in a file where two people changed the same lines. */
const MERGE = new RegExp(
  `${TEXT_OR_COMMENT.source}|${/^(?<mark>[<|=>])\k<mark>{6}(?= |\r?$)/u.source}`,
  'gmu',
);

/** Finds an unfinished merge. One mark is enough: the others may be removed already. */
function unfinishedMerge(text: string): NotJson | undefined {
  const first = [...text.matchAll(MERGE)].find(({ groups }) => groups?.mark);
  if (!first) return undefined;
  const message =
    'There is an unfinished merge here. Keep the right parts of both sides, and remove the lines that begin with <<<<<<<, =======, >>>>>>> or |||||||.';
  return { message, offset: first.index };
}

/** A quote inside a text, which ends it: what follows at once is neither a comma nor a bracket. */
function quoteInside(
  text: string,
  before: Range & { text: string },
  offset: number,
): NotJson | undefined {
  const quote = before.offset + before.length - 1;
  if (!/^".*"$/s.test(before.text) || quote + 1 !== offset || /^[\s";=#/]/.test(text.slice(offset)))
    return undefined;
  if (!/[:[]$/.test(tokenBefore(text, before.offset)?.text ?? '')) return undefined;
  const message = 'Write a quote inside a text as \\".';
  const [ofLine = ''] = /^[^\r\n]*/.exec(text.slice(before.offset)) ?? [];
  const [line] = /^.*"(?=[\s,}\]]*$)/.exec(ofLine) ?? [];
  if (!line) return { message, offset: quote };
  const inside = line.slice(1, -1).replace(/\\.|"/g, (one) => (one === '"' ? '\\"' : one));
  return {
    message,
    offset: quote,
    edit: { offset: before.offset, length: line.length, text: `"${inside}"` },
  };
}

/** A mistake of an operator who is used to another notation. */
interface Slip {
  /** At the place where JSON ends, or a sign before it. */
  form: RegExp;
  message: string;
  /** What JSON has instead. */
  instead?: (match: RegExpExecArray) => string;
}

const SLIPS: readonly Slip[] = [
  { form: /;/y, message: 'Write commas between entries, not semicolons.', instead: () => ',' },
  { form: /=>?/y, message: 'Write a colon between a key and its value.', instead: () => ':' },
  { form: /#/y, message: 'A comment begins with //.', instead: () => '//' },
  {
    form: /\.\d+/y,
    message: 'A number begins with a digit.',
    instead: ([number]) => `0${number}`,
  },
  {
    form: /\+(\d[\d.]*)/y,
    message: 'JSON numbers have no plus sign.',
    instead: ([, number = '']) => number,
  },
  {
    form: /(?<=0)x([0-9a-f]+)/iy,
    message: 'Write numbers in decimal digits.',
    instead: ([, digits = '']) => String(Number.parseInt(digits, 16)),
  },
  {
    form: /(true|false)\b/iy,
    message: 'Write true and false in small letters.',
    instead: ([word]) => word.toLowerCase(),
  },
  {
    form: /(yes|on|no|off)\b(?!\s*:)/iy,
    message: 'Write true for yes, and false for no.',
    instead: ([word]) => String(/^(yes|on)$/i.test(word)),
  },
  {
    form: /(none|null|nil|undefined|nan|[-+]?infinity)\b(?!\s*:)/iy,
    message: 'Leave the key out if it has no value.',
  },
  {
    form: /'([^'"\\\n\r]*)'|`([^`"\\\n\r]*)`/y,
    message: 'Write texts and keys in double quotes: "…".',
    instead: ([, ...inside]) => JSON.stringify(inside.find((text) => text !== undefined)),
  },
  {
    form: /[A-Za-z_$][\w$-]*(?=\s*:)/y,
    message: 'Write keys in double quotes.',
    instead: ([key]) => JSON.stringify(key),
  },
  {
    form: /[A-Za-z_$][\w$-]*(?=\s*[,}\]\n\r])/y,
    message: 'Write texts in double quotes.',
    instead: ([word]) => JSON.stringify(word),
  },
];

function symbol(text: string, offset: number): NotJson {
  for (const { form, message, instead } of SLIPS) {
    form.lastIndex = offset;
    const match = form.exec(text);
    if (!match) continue;
    if (!instead) return { message, offset };
    // The parser reads a hexadecimal number as a zero and an unknown symbol.
    const start = /^x/i.test(match[0]) && text[offset - 1] === '0' ? offset - 1 : offset;
    const length = offset + match[0].length - start;
    return { message, offset: start, edit: { offset: start, length, text: instead(match) } };
  }
  return { message: words('InvalidSymbol'), offset };
}

/** The last token before a place; spaces and comments are none. */
function tokenBefore(text: string, place: number): (Range & { text: string }) | undefined {
  const scanner = createScanner(text, true);
  let last: (Range & { text: string }) | undefined;
  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    if (offset >= place) break;
    last = {
      offset,
      length: scanner.getTokenLength(),
      text: text.slice(offset, offset + scanner.getTokenLength()),
    };
  }
  return last;
}

/** `SyntaxKind.EOF` of jsonc-parser, whose const enum does not exist at run time. */
const END = 17;

function isJson(text: string, { offset, length, text: instead }: SyntaxEdit) {
  const errors: ParseError[] = [];
  parseTree(text.slice(0, offset) + instead + text.slice(offset + length), errors, FORM);
  return errors.length === 0;
}

const words = (code: string) => SYNTAX_WORDS[code] ?? 'This is not JSON.';

const SYNTAX_WORDS: Record<string, string> = {
  InvalidSymbol: 'This is not JSON. Write texts and keys in double quotes.',
  InvalidNumberFormat: 'This is not a JSON number.',
  PropertyNameExpected: 'A key in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is expected between a key and its value.',
  CommaExpected: 'A comma is missing before this.',
  CloseBraceExpected: 'The closing brace } of an object is missing.',
  CloseBracketExpected: 'The closing bracket ] of a list is missing.',
  EndOfFileExpected:
    'The realm ends before this. Remove the text from here on, or the extra bracket before it.',
  UnexpectedEndOfComment: 'The end */ of this comment is missing.',
  UnexpectedEndOfString: 'The closing quote of this text is missing.',
  UnexpectedEndOfNumber: 'This number is not finished.',
  InvalidUnicode: 'This is not a Unicode escape: write four hexadecimal digits after \\u.',
  InvalidEscapeCharacter: 'This escape is unknown. Write a backslash itself as \\\\.',
  InvalidCharacter:
    'Write a line break or control character inside a text as an escape, such as \\n.',
};
