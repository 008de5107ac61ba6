import { type Document, parseDocument, type SyntaxMistake } from '../document/document';
import { isRecord } from '../document/pointer';
import { type Migrated, migrate } from '../migrations/migrate';

/** One file of a realm: its own, or one that it extends. */
export interface Layer {
  /** How findings name the file. */
  file: string;
  document: Document;
  /** Where in the file the realm stands: a preset has a title and a description beside it. */
  root: string;
  /** What the file says in the newest version of the format, and where each part of that stands. */
  migrated: Migrated;
}

export type ParsedLayer = { ok: true; layer: Layer } | { ok: false; mistake: SyntaxMistake };

/** The part of a preset's file that is a realm. */
export const PRESET_ROOT = '/realm';

/** Reads the text of a file that is, or holds, a realm or a part of one. */
export function parseLayer(file: string, text: string, root = ''): ParsedLayer {
  const parsed = parseDocument(text);
  if (!parsed.ok) return parsed;
  const { document } = parsed;
  const value = root === '' || !isRecord(document.value) ? document.value : document.value.realm;
  return { ok: true, layer: { file, document, root, migrated: migrate(value) } };
}

/** The pointer, in its file, of what stands at a pointer in the newest version. */
export function inFile({ root, migrated }: Layer, pointer: string): string {
  return `${root}${migrated.before(pointer)}`;
}
