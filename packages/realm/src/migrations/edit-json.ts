import type { Node } from 'jsonc-parser';
import { keysOf } from '../document/pointer';
import type { Change } from './change';
import {
  commaAfter,
  endOfCommentBehind,
  indentAt,
  lineStart,
  type Property,
  propertiesOf,
  propertyAt,
  restOfLine,
  startWithComments,
  styleOf,
  treeOf,
} from './json-text';

/** A key with its value and its comments, cut out of a text. */
interface Piece {
  /** Comments above the key. */
  above: string;
  /** From the end of the key to the end of the value, as it was written. */
  value: string;
  /** Whether `value` ends in a comment that goes on to the end of its line. */
  open: boolean;
  /** The comment on the same line, after the value. */
  behind: string;
  /** The indent of its first line. */
  indent: string;
}

/** Moves a value to another key in a text, with its comments, and touches nothing else. */
export function moveInText(text: string, { from, to }: Change): string {
  const property = propertyAt(treeOf(text), keysOf(from));
  if (!property) return text;
  const piece = cut(text, property);
  return insert(remove(text, keysOf(from)), keysOf(to), piece);
}

/** Writes a number at a key of the outermost object; a new key comes after `$schema`. */
export function setInText(text: string, key: string, value: number): string {
  const root = treeOf(text);
  const known = propertyAt(root, [key]);
  if (known) {
    const { offset, length } = known.value;
    return text.slice(0, offset) + value + text.slice(offset + length);
  }
  const piece = { above: '', value: `: ${value}`, open: false, behind: '', indent: '' };
  return insertAfter(text, root, propertyAt(root, ['$schema']), JSON.stringify(key), piece);
}

function cut(text: string, { name, offset, end }: Property): Piece {
  const comma = commaAfter(text, end);
  const between = comma === undefined ? '' : text.slice(end, comma).trimEnd();
  const after = comma === undefined ? end : comma + 1;
  const behind = text.slice(after, endOfCommentBehind(text, after) ?? after).trim();
  return {
    above: text.slice(startWithComments(text, offset), offset),
    value: text.slice(name.offset + name.length, end) + between,
    open: /\/\/[^\r\n]*$/.test(between),
    behind,
    indent: indentAt(text, offset),
  };
}

function remove(text: string, keys: readonly string[]): string {
  const parent = objectAt(treeOf(text), keys.slice(0, -1));
  const siblings = propertiesOf(parent);
  const index = siblings.findIndex(({ name }) => name.value === keys.at(-1));
  const property = siblings[index];
  if (!property) return text;

  const comma = commaAfter(text, property.end);
  const last = comma === undefined ? property.end : comma + 1;
  let [start, end] = [
    startWithComments(text, property.offset),
    endOfCommentBehind(text, last) ?? last,
  ];
  const alone =
    text.slice(lineStart(text, start), start).trim() === '' && restOfLine(text, end).trim() === '';
  if (alone) {
    start = lineStart(text, start);
    end += restOfLine(text, end).length;
    end += /^(\r\n|\n|\r)?/.exec(text.slice(end))?.[0].length ?? 0;
  } else if (comma !== undefined) {
    end += /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  }

  const before = siblings[index - 1];
  const orphan = comma === undefined && before ? commaAfter(text, before.end) : undefined;
  const head =
    orphan === undefined
      ? text.slice(0, start)
      : text.slice(0, orphan) + text.slice(orphan + 1, start);
  return (alone || comma !== undefined ? head : head.replace(/[ \t]+$/, '')) + text.slice(end);
}

/** Puts a piece at a path, and makes the missing objects on the way. */
function insert(text: string, keys: readonly string[], piece: Piece): string {
  const root = treeOf(text);
  let depth = keys.length - 1;
  while (depth > 0 && !objectAt(root, keys.slice(0, depth))) depth -= 1;
  const object = objectAt(root, keys.slice(0, depth));
  if (object?.type !== 'object') return text;
  const { newline, indent: unit } = styleOf(text);
  const wanted = keys.slice(depth);
  const key = JSON.stringify(wanted[0]);
  const last = propertiesOf(object).at(-1);
  if (wanted.length === 1) return insertAfter(text, object, last, key, piece);

  // The innermost new object holds the piece, indented for its final depth.
  const base = memberIndent(text, object);
  const inline = !isSpread(text, object) && !hasLineComment(piece);
  const wrapped = wanted.slice(1).reduceRight<Piece>((inner, name, position) => {
    const at = base + unit.repeat(position + 1);
    const outer = base + unit.repeat(position);
    const body = `${inner.above}${JSON.stringify(name)}${inner.value}`;
    const value = inline
      ? `: { ${body} }`
      : `: {${newline}${at}${reindent(body, inner.indent, at)}${behindOf(inner, newline + at)}${newline}${outer}}`;
    return { above: '', value, open: false, behind: inline ? inner.behind : '', indent: outer };
  }, piece);
  return insertAfter(text, object, last, key, wrapped);
}

function insertAfter(
  text: string,
  object: Node,
  anchor: Property | undefined,
  key: string,
  piece: Piece,
): string {
  const { newline } = styleOf(text);
  const comma = anchor && commaAfter(text, anchor.end);
  const followed = anchor ? comma !== undefined : propertiesOf(object).length > 0;
  const spread = isSpread(text, object) || hasLineComment(piece);
  const anchorEnd = anchor?.end ?? object.offset + 1;
  const head = text.slice(0, anchorEnd) + (anchor && comma === undefined ? ',' : '');
  const rest = comma === undefined ? anchorEnd : comma + 1;
  const kept = text.slice(anchorEnd, rest);

  const indent = memberIndent(text, object);
  const body = `${piece.above}${key}${piece.value}`;
  const ending = followed ? (piece.open ? `${newline}${indent},` : ',') : '';
  if (!spread) {
    return `${head}${kept} ${body}${ending}${piece.behind && ` ${piece.behind}`}${text.slice(rest)}`;
  }
  // A comment after the previous value stays with that value.
  const at = endOfCommentBehind(text, rest) ?? rest;
  const lines = `${newline}${indent}${reindent(body, piece.indent, indent)}${ending}${behindOf({ ...piece, open: piece.open && !followed }, newline + indent)}`;
  // A closing bracket on the same line would end up in a comment, or after the new key.
  const closes = /^[ \t]*\}/.test(text.slice(at));
  const tail = closes
    ? `${newline}${indentAt(text, object.offset)}${text.slice(at).trimStart()}`
    : text.slice(at);
  const open = restOfLine(tail, 0).trim() !== '' && /\/\/[^\r\n]*$/.test(lines);
  return `${head}${kept}${text.slice(rest, at)}${lines}${open ? newline : ''}${tail}`;
}

function objectAt(root: Node, keys: readonly string[]): Node | undefined {
  return keys.length === 0 ? root : propertyAt(root, keys)?.value;
}

/** Whether an object has its keys on separate lines. */
function isSpread(text: string, object: Node): boolean {
  const [first] = propertiesOf(object);
  const inside = text.slice(object.offset, first?.offset ?? object.offset + object.length);
  return /[\r\n]/.test(inside);
}

function memberIndent(text: string, object: Node): string {
  const [first] = propertiesOf(object);
  return first && isSpread(text, object)
    ? indentAt(text, first.offset)
    : indentAt(text, object.offset) + styleOf(text).indent;
}

function hasLineComment({ above, behind, open }: Piece): boolean {
  return above !== '' || behind.startsWith('//') || open;
}

/** Places the comment after a value: on the same line, unless another comment takes the rest of the line. */
function behindOf({ behind, open }: Piece, nextLine: string): string {
  if (behind === '') return '';
  return open ? nextLine + behind : ` ${behind}`;
}

/** Changes the indent of all lines but the first, which the caller indents. */
function reindent(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(/(\r\n|\n|\r)([ \t]*)/g, (_all, newline: string, indent: string) =>
    indent.startsWith(from) ? newline + to + indent.slice(from.length) : newline + indent,
  );
}
