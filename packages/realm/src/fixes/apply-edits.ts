import type { TextEdit } from '../findings/finding';

/** Applies edits to a text; every other byte stays as it is. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.offset - a.offset);
  return ordered.reduce(
    (whole, { offset, length, text: own }) =>
      whole.slice(0, offset) + own + whole.slice(offset + length),
    text,
  );
}

/** Whether two edits change the same range of a file, so that only one of them can be applied. */
export function collide(one: TextEdit, other: TextEdit): boolean {
  if (one.file !== other.file) return false;
  return one.offset < other.offset + other.length + 1 && other.offset < one.offset + one.length + 1;
}
