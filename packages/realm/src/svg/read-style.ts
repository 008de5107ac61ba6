import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { CSS_AT_RULES, CSS_FUNCTIONS, OWN_PART } from './allowed';

/** The result of reading a style: why it is refused, or the parts of the picture that it draws with. */
export type StyleReading = { refused: string } | { references: string[] };

const BROKEN: ReadonlySet<string> = new Set([TokenType.BadString, TokenType.BadURL]);

/** Declarations of colours, numbers and words: without a bracket, an escape or an at-sign, CSS cannot fetch anything. */
const PLAIN = /^[\w#.,%\s:;!+-]*$/;

/**
 * Reads a style as tokens, as browsers do: escapes are resolved, comments are dropped, and only functions that are known to
 * fetch nothing are allowed.
 */
export function readStyle(css: string): StyleReading {
  const references: string[] = [];
  if (PLAIN.test(css)) return { references };
  const tokens = tokenize({ css }).filter(
    ([type]) => type !== TokenType.Whitespace && type !== TokenType.Comment,
  );
  for (const [index, token] of tokens.entries()) {
    const [type, text] = token;
    if (BROKEN.has(type)) return { refused: `the unfinished ${shortened(text)}` };
    if (type === TokenType.AtKeyword) {
      const name = token[4].value.toLowerCase();
      if (!CSS_AT_RULES.has(name)) return { refused: `@${name}` };
    }
    if (type === TokenType.URL) {
      if (!OWN_PART.test(token[4].value)) return { refused: addressIn(token[4].value) };
      references.push(token[4].value);
    }
    if (type === TokenType.Function) {
      const name = token[4].value.toLowerCase();
      if (name === 'url') {
        const [next, , , , given] = tokens[index + 1] ?? [];
        const address = next === TokenType.String && given ? String(given.value) : '';
        if (!OWN_PART.test(address)) return { refused: addressIn(address) };
        references.push(address);
      } else if (!CSS_FUNCTIONS.has(name)) return { refused: `the function ${shortened(name)}` };
    }
  }
  return { references };
}

const addressIn = (address: string) => `the address ${shortened(address)}`;

/** Shortens a text from the file for use in a message. */
export function shortened(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}…` : text);
}
