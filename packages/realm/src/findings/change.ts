import { createScanner } from 'jsonc-parser';
import type { Document } from '../document/document';
import { childPointer } from '../document/pointer';
import type { Range } from '../document/syntax';
import type { Fix, TextEdit } from './finding';

/** Values of jsonc-parser's `SyntaxKind`, a const enum that has no names at run time. */
const COMMA = 5;
const END = 17;

/** What fixes a mistake: a change of the value that the finding is about, or of the one at `pointer`. */
export type Change = { pointer?: string } & (
  | { set: unknown }
  | { rename: string }
  /** Makes a list of the value. */
  | { wrap: true }
  /** `true` removes the value with its key; a range removes the entry or member in it. */
  | { remove: true | Range }
);

/** Turns a change into edits of a text; undefined when the text does not hold what it changes. */
export function fixFor(
  change: Change,
  { pointer }: { pointer: string },
  file: string,
  document: Document,
): Fix | undefined {
  const place = change.pointer ?? pointer;
  if ('set' in change) {
    const range = document.range(place, 'value');
    const text = JSON.stringify(change.set);
    return range && { title: `write ${text}`, edits: [{ file, ...range, text }] };
  }
  if ('rename' in change) {
    const range = document.range(place, 'key');
    const text = JSON.stringify(change.rename);
    const beside = childPointer(place.slice(0, place.lastIndexOf('/')), change.rename);
    const taken = document.range(beside, 'key');
    return range?.length && !taken?.length
      ? { title: `rename it to ${text}`, edits: [{ file, ...range, text }] }
      : undefined;
  }
  if ('wrap' in change) {
    const range = document.range(place, 'value');
    if (!range) return undefined;
    // The brackets go around the value, which stays as it was written, with its comments.
    const { offset, length } = range;
    const edits = [
      { file, offset, length: 0, text: '[' },
      { file, offset: offset + length, length: 0, text: ']' },
    ];
    return { title: 'make it a list', edits };
  }
  const range = change.remove === true ? document.range(place, 'member') : change.remove;
  if (!range || place === '') return undefined;
  return { title: 'remove it', edits: removal(document.text, range, file) };
}

/** Removes an entry with its comma, and its line when nothing else is on it. Comments stay. */
function removal(text: string, range: Range, file: string): TextEdit[] {
  const comma = commaOf(text, range);
  const edits = [range, ...(comma === undefined ? [] : [{ offset: comma, length: 1 }])]
    .sort((a, b) => a.offset - b.offset)
    .map((stretch) => ({ file, ...stretch, text: '' }));
  const [first, second] = edits;
  // Only space is between the two: one edit removes both.
  if (first && second) {
    const between = text.slice(first.offset + first.length, second.offset);
    if (between.trim() === '') {
      const length = second.offset + second.length - first.offset;
      return [widened(text, { ...first, length })];
    }
  }
  return edits;
}

/** Extends an edit over the space before it, or over its whole line when nothing else is on it. */
function widened(text: string, edit: TextEdit): TextEdit {
  let start = edit.offset;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1;
  const end = edit.offset + edit.length;
  const after = /^[ \t]*(\r\n|\n|\r)/.exec(text.slice(end))?.[0].length;
  const startsLine = start === 0 || /[\n\r]/.test(text[start - 1] ?? '');
  if (startsLine && after !== undefined) {
    return { ...edit, offset: start, length: end + after - start };
  }
  if (startsLine) {
    const space = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
    return { ...edit, length: edit.length + space };
  }
  return { ...edit, offset: start, length: end - start };
}

/** Finds the comma after an entry, or before it when it is the last. */
function commaOf(text: string, { offset, length }: Range): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset + length);
  if (scanner.scan() === COMMA) return scanner.getTokenOffset();
  // Scanned from the start, because a comma before the entry may be part of a comment.
  let before: number | undefined;
  scanner.setPosition(0);
  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const at = scanner.getTokenOffset();
    if (at >= offset) break;
    before = kind === COMMA ? at : undefined;
  }
  return before;
}
