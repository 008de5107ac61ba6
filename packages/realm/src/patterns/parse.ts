import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { PatternError } from './pattern-error';

/** Limits the length of an expression: a longer one could nest too deep for the stack, and for its readers. */
export const LONGEST_SOURCE = 1000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Parses a regular expression with the `u` flag. Throws a `PatternError` for a text that is none. */
export function parseRegex(source: string): AST.Pattern {
  if (source.length > LONGEST_SOURCE) {
    throw new PatternError(
      'The regular expression is longer than 1,000 characters. Shorten it: the origin checks the value as well.',
    );
  }
  try {
    return read(source, 'u');
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    throw new PatternError(isOfSets(source) ? OF_SETS : unreadable(error.message));
  }
}

function read(source: string, flag: 'u' | 'v'): AST.Pattern {
  const flags = { unicode: flag === 'u', unicodeSets: flag === 'v' };
  return parser.parsePattern(source, 0, source.length, flags);
}

/** Whether the expression is valid only with the `v` flag. */
function isOfSets(source: string): boolean {
  try {
    read(source, 'v');
    return true;
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return false;
    throw error;
  }
}

const OF_SETS =
  'Operations on sets of characters ("--", "&&", "\\q{…}") are not allowed. List the allowed characters.';

/** Cuts the parser's message, which begins with the whole expression. */
function unreadable(message: string): string {
  const reason = message.slice(message.lastIndexOf(': ') + 2);
  const advice =
    ADVICE.find(({ reasons }) => reasons.test(reason))?.text ?? 'Check how it is written.';
  return `The regular expression cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. ${advice}`;
}

const ADVICE: readonly { reasons: RegExp; text: string }[] = [
  { reasons: /out of order/i, text: 'Write the smaller end of a range or a count first.' },
  {
    reasons: /escape/i,
    text: 'Write a backslash only before ^ $ \\ . * + ? ( ) [ ] { } | / or in an escape such as \\d; write other characters as they are.',
  },
  {
    reasons: /property/i,
    text: 'Write a property that Unicode has, such as \\p{L} for letters, or the characters themselves.',
  },
  {
    reasons: /group|unmatched|lone|character class/i,
    text: 'Close every bracket, and write a backslash before a bracket that is a character of the value.',
  },
  {
    reasons: /repeat/i,
    text: 'Write a character or a group before *, +, ? or {…}, or a backslash if it is a character of the value.',
  },
];
