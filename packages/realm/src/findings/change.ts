import { createScanner } from 'jsonc-parser';
import type { Document } from '../document/document';
import { childPointer } from '../document/pointer';
import type { Range } from '../document/syntax';
import type { Fix, TextEdit } from './finding';

/** Of jsonc-parser's `SyntaxKind`, whose names are gone once it is compiled. */
const COMMA = 5;
const END = 17;

/** What mends a mistake, said of the value that the finding is about, or of the one at `pointer`. */
export type Change = { pointer?: string } & (
  | { set: unknown }
  | { rename: string }
  /** Makes a list of it. */
  | { wrap: true }
  /** `true`: the value with its key; a range: that stretch, which holds an entry or a member. */
  | { remove: true | Range }
);

/** A change as edits of a text; nothing where the text does not hold what is to be changed. */
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
    // Around the value: what stands inside stays as it was written, with its comments.
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

/** Takes an entry away with the comma that belongs to it, and its line when nothing else stands there. Comments stay. */
function removal(text: string, range: Range, file: string): TextEdit[] {
  const comma = commaOf(text, range);
  const edits = [range, ...(comma === undefined ? [] : [{ offset: comma, length: 1 }])]
    .sort((a, b) => a.offset - b.offset)
    .map((stretch) => ({ file, ...stretch, text: '' }));
  const [first, second] = edits;
  // Nothing but space between the two: one stretch.
  if (first && second) {
    const between = text.slice(first.offset + first.length, second.offset);
    if (between.trim() === '') {
      const length = second.offset + second.length - first.offset;
      return [widened(text, { ...first, length })];
    }
  }
  return edits;
}

/** A stretch with the space before it, or with its whole line when it is alone there. */
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

/** The comma behind an entry, or before it when it is the last. */
function commaOf(text: string, { offset, length }: Range): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset + length);
  if (scanner.scan() === COMMA) return scanner.getTokenOffset();
  // A comma in a comment before it is told from one of the list by whoever reads from the start.
  let before: number | undefined;
  scanner.setPosition(0);
  for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const at = scanner.getTokenOffset();
    if (at >= offset) break;
    before = kind === COMMA ? at : undefined;
  }
  return before;
}
