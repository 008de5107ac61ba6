import { type Node, parseTree } from 'jsonc-parser';

/** Parses a text that is known to be JSON with comments. */
export function treeOf(text: string): Node {
  const tree = parseTree(text);
  if (!tree) throw new Error('A text is edited only after it has been read.');
  return tree;
}

/** Finds a key with its value, by the keys that lead to it. */
export function propertyAt(
  object: Node | undefined,
  keys: readonly string[],
): Property | undefined {
  let property: Property | undefined;
  let at = object;
  for (const key of keys) {
    property = propertiesOf(at).find(({ name }) => name.value === key);
    at = property?.value;
  }
  return property;
}

export interface Property {
  name: Node;
  value: Node;
  offset: number;
  end: number;
}

export function propertiesOf(object: Node | undefined): Property[] {
  if (object?.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ children: [name, value] = [], offset, length }) =>
    name && value ? [{ name, value, offset, end: offset + length }] : [],
  );
}

/** Finds the next comma after white space and comments; undefined when something else follows. */
export function commaAfter(text: string, offset: number): number | undefined {
  const trivia = /(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y;
  trivia.lastIndex = offset;
  const next = offset + (trivia.exec(text)?.[0].length ?? 0);
  return text[next] === ',' ? next : undefined;
}

/** Finds the start of a key together with the comments on the lines directly above it. */
export function startWithComments(text: string, offset: number): number {
  if (text.slice(lineStart(text, offset), offset).trim() !== '') return offset;
  let start = offset;
  for (let line = lineStart(text, offset); line > 0; ) {
    const above = lineStart(text, line - 1 - (text.startsWith('\r\n', line - 2) ? 1 : 0));
    const words = text.slice(above, line).trim();
    if (!/^(\/\/.*|\/\*((?!\*\/).)*\*\/)$/.test(words)) break;
    start = above + indentAt(text, above).length;
    line = above;
  }
  return start;
}

/** Finds the end of a comment that ends the line; undefined when there is none. */
export function endOfCommentBehind(text: string, offset: number): number | undefined {
  const found = /^[ \t]*(\/\/[^\r\n]*|\/\*((?!\*\/)[^\r\n])*\*\/)[ \t]*(?=\r|\n|$)/.exec(
    text.slice(offset),
  );
  return found ? offset + found[0].trimEnd().length : undefined;
}

export function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at -= 1;
  return at;
}

/** Returns the rest of a line, without its line end. */
export function restOfLine(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
}

export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? '';
}

/** Finds the line end and the indent that a text uses. */
export function styleOf(text: string): { newline: string; indent: string } {
  return {
    newline: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    indent: /[\r\n]([ \t]+)"/.exec(text)?.[1] ?? '  ',
  };
}
