import { parseDocument } from '../document/document';
import { isRecord } from '../document/pointer';
import { moveInText, setInText } from './edit-json';
import { type Migrated, migrate, versionOf } from './migrate';
import { NEWEST_VERSION } from './steps';

export interface MigratedText {
  /** The whole file, in the newest version. */
  text: string;
  changes: Migrated['changes'];
}

/**
 * Brings the text of a realm's file to the newest version: it moves values with their comments, writes the version, and
 * leaves every other character. A text that cannot be parsed, or is of a future version, stays as it is.
 */
export function migrateText(source: string): MigratedText {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(mark.length);
  const parsed = parseDocument(text);
  const nothing = { text: source, changes: [] };
  if (!parsed.ok || parsed.document.duplicates.length > 0) return nothing;
  const { value } = parsed.document;
  const written =
    isRecord(value) && (value.version === undefined || Number.isInteger(value.version));
  if (!written || versionOf(value) >= NEWEST_VERSION) return nothing;
  const { changes } = migrate(value);
  const moved = changes.reduce(moveInText, text);
  return { text: mark + setInText(moved, 'version', NEWEST_VERSION), changes };
}
