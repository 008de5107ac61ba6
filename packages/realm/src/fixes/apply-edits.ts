import type { TextEdit } from '../findings/finding';

/** A text with edits in it; what they do not name stays as it is, to the byte. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.offset - a.offset);
  return ordered.reduce(
    (whole, { offset, length, text: own }) =>
      whole.slice(0, offset) + own + whole.slice(offset + length),
    text,
  );
}

/** Whether two edits are about one stretch of one file, so that only one of them can be done. */
export function collide(one: TextEdit, other: TextEdit): boolean {
  if (one.file !== other.file) return false;
  return one.offset < other.offset + other.length + 1 && other.offset < one.offset + one.length + 1;
}
