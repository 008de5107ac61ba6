import { type Position, parseDocument } from '../document/document';
import { readText } from './read-text';

/** Finds the place of a value in a realm's file, or of what is around it; line 1 of a file that cannot be read. */
export async function placeInRealm(file: string, pointer: string): Promise<Position> {
  const read = await readText(file);
  const parsed = read.ok ? parseDocument(read.text) : undefined;
  return parsed?.ok ? parsed.document.locate(pointer, 'key') : { line: 1, column: 1 };
}
