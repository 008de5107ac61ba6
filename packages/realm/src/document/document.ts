import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { childPointer } from './pointer';
import { describeSyntax, FORM, type Range, type SyntaxEdit } from './syntax';

export interface Position {
  line: number;
  column: number;
}

/** A key that is twice in one object. */
export interface DuplicateKey {
  key: string;
  pointer: string;
  position: Position;
  /** The later of the two, key and value. */
  member: Range;
  /** Whether both have the same value, so that one can be removed. */
  same: boolean;
}

export interface Document {
  /** The text as it was given, in which ranges are counted. */
  text: string;
  value: unknown;
  duplicates: DuplicateKey[];
  /** The range of a value, of its key, or of both; undefined where there is no such value. */
  range(pointer: string, part: 'value' | 'key' | 'member'): Range | undefined;
  /** The position of a value or its key; for a pointer to nothing, that of the nearest value around it. */
  locate(pointer: string, part: 'value' | 'key'): Position;
}

export interface SyntaxMistake {
  message: string;
  position: Position;
  /** The edit that makes the text JSON, where that is certain. */
  edit?: SyntaxEdit;
}

export type ParsedDocument =
  | { ok: true; document: Document }
  | { ok: false; mistake: SyntaxMistake };

interface Place {
  value: Range;
  key: Range;
}

/** Deep enough for any realm, shallow enough for every parser's stack. */
const MAXIMUM_DEPTH = 64;

/** Reads JSON with comments, and remembers the position of every value. */
export function parseDocument(source: string): ParsedDocument {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const text = source.slice(mark);
  const inSource = ({ offset, length }: Range) => ({ offset: offset + mark, length });
  const position = positionsIn(text);
  const tooDeep = offsetOfDepth(text, MAXIMUM_DEPTH);
  if (tooDeep !== undefined) {
    const message = `This is nested more than ${MAXIMUM_DEPTH} levels deep.`;
    return { ok: false, mistake: { message, position: position(tooDeep) } };
  }

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, FORM);
  const [first] = errors;
  if (first || !tree) {
    const { message, offset, edit } = describeSyntax(text, first);
    const mistake = { message, position: position(offset) };
    return {
      ok: false,
      mistake: edit ? { ...mistake, edit: { ...edit, ...inSource(edit) } } : mistake,
    };
  }

  const places = new Map<string, Place>();
  const duplicates: DuplicateKey[] = [];
  /** The place of a number that is too large for JavaScript. */
  let endless: number | undefined;
  const read = (node: Node, pointer: string, key: Range): unknown => {
    places.set(pointer, { value: { offset: node.offset, length: node.length }, key });
    if (node.type === 'array') {
      return (node.children ?? []).map((child, index) =>
        read(child, childPointer(pointer, index), { offset: child.offset, length: 0 }),
      );
    }
    if (node.value === Number.POSITIVE_INFINITY || node.value === Number.NEGATIVE_INFINITY) {
      endless ??= node.offset;
    }
    if (node.type !== 'object') return node.value;
    const object: Record<string, unknown> = {};
    for (const { children = [], ...property } of node.children ?? []) {
      const [name, value] = children;
      if (!name || !value) continue;
      const key = String(name.value);
      const child = childPointer(pointer, key);
      const own = read(value, child, { offset: name.offset, length: name.length });
      if (Object.hasOwn(object, key)) {
        duplicates.push({
          key,
          pointer: child,
          position: position(name.offset),
          member: inSource(property),
          same: JSON.stringify(object[key]) === JSON.stringify(own),
        });
      }
      // Assigned, "__proto__" would be no key; it must become an ordinary one, which the schema then refuses.
      if (key === '__proto__') {
        const rest = { enumerable: true, configurable: true, writable: true };
        Object.defineProperty(object, key, { value: own, ...rest });
      } else object[key] = own;
    }
    return object;
  };

  const value = read(tree, '', { offset: tree.offset, length: 0 });
  if (endless !== undefined) {
    const message = 'This number is too large.';
    return { ok: false, mistake: { message, position: position(endless) } };
  }
  const locate = (pointer: string, part: 'value' | 'key'): Position => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = places.get(at);
      if (place) return position((at === pointer ? place[part] : place.value).offset);
      if (at === '') return { line: 1, column: 1 };
    }
  };
  const range = (pointer: string, part: 'value' | 'key' | 'member'): Range | undefined => {
    const place = places.get(pointer);
    if (!place) return undefined;
    if (part !== 'member') return inSource(place[part]);
    const { offset } = place.key;
    return inSource({ offset, length: place.value.offset + place.value.length - offset });
  };
  return { ok: true, document: { text: source, value, duplicates, locate, range } };
}

/** Turns offsets into positions; lines end as JSON.parse and editors have it. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g))
    starts.push(index + ending.length);
  return (offset) => {
    // A file of many lines with a finding in each would be walked over once for each of them.
    let line = 1;
    for (let above = starts.length + 1; above - line > 1; ) {
      const middle = (line + above) >> 1;
      if ((starts[middle - 1] ?? 0) > offset) above = middle;
      else line = middle;
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

/** Where the nesting passes a depth: found without recursion, before the recursive parser sees the text. */
function offsetOfDepth(text: string, maximum: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (quoted && character === '\\') offset += 1;
    else if (!quoted && character === '/') offset = endOfComment(text, offset);
    else if (character === '"') quoted = !quoted;
    else if (quoted) {
      // A text cannot go over the end of its line; what follows an unclosed one counts again.
      if (character === '\n' || character === '\r') quoted = false;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > maximum) return offset;
  }
  return undefined;
}

/** The last place of a comment that begins here; the place itself when none does. */
function endOfComment(text: string, offset: number): number {
  if (text[offset + 1] !== '*' && text[offset + 1] !== '/') return offset;
  const ending = text[offset + 1] === '*' ? /\*\//g : /[\r\n]/g;
  ending.lastIndex = offset + 2;
  return ending.test(text) ? ending.lastIndex - 1 : text.length;
}
