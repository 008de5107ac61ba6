import { type Document, parseDocument, type SyntaxMistake } from '../document/document';
import { isRecord } from '../document/pointer';
import { type Migrated, migrate } from '../migrations/migrate';

/** One file of a realm: its own, or one that it extends. */
export interface Layer {
  /** How findings name the file. */
  file: string;
  document: Document;
  /** Pointer to the realm in the file: a preset has a title and a description beside it. */
  root: string;
  /** The file's content in the newest version of the format, and the place of each part in the file. */
  migrated: Migrated;
}

export type ParsedLayer = { ok: true; layer: Layer } | { ok: false; mistake: SyntaxMistake };

/** Pointer to the realm in a preset's file. */
export const PRESET_ROOT = '/realm';

/** Parses the text of a file that is a realm or a part of one, or holds one at `root`. */
export function parseLayer(file: string, text: string, root = ''): ParsedLayer {
  const parsed = parseDocument(text);
  if (!parsed.ok) return parsed;
  const { document } = parsed;
  const value = root === '' || !isRecord(document.value) ? document.value : document.value.realm;
  return { ok: true, layer: { file, document, root, migrated: migrate(value) } };
}

/** Turns a pointer in the newest version into the pointer in the file. */
export function inFile({ root, migrated }: Layer, pointer: string): string {
  return `${root}${migrated.before(pointer)}`;
}
