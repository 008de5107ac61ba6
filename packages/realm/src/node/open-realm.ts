import { basename, dirname } from 'node:path';
import { syntaxFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { type Inherited, inherit } from '../inheritance/inherit';
import { type Layer, parseLayer } from '../inheritance/layer';
import { REALM_FILE, realmId } from './folder';
import { createBaseReader } from './read-realm';
import { readText } from './read-text';

/** A file merged with everything that it extends, as plain data with places; not checked yet. */
export type OpenedRealm =
  | { ok: true; file: string; layers: Layer[]; inherited: Inherited }
  | { ok: false; file: string; findings: Finding[] };

/**
 * Reads a realm's file and merges it with what it extends. The file may have any name, such as that of a saved version; its
 * bases are found beside its folder. Never throws.
 */
export async function openRealm(file: string): Promise<OpenedRealm> {
  const read = await readText(file);
  if (!read.ok) return { ok: false, file, findings: [read.finding] };
  const parsed = parseLayer(file, read.text);
  if (!parsed.ok) {
    return { ok: false, file, findings: [syntaxFinding(parsed.mistake, file)] };
  }
  const folder = dirname(file);
  // A file with another name is not the realm itself: a realm may be compared with one that extends it.
  const id = basename(file) === REALM_FILE ? realmId(folder) : file;
  const { order, findings } = await createBaseReader(`${folder}/..`).basesOf(id, file, parsed);
  if (findings.length > 0) return { ok: false, file, findings };
  const bases = order.flatMap(({ baseFile }) => (baseFile.layer ? [baseFile.layer] : []));
  const layers = [...bases, parsed.layer];
  return { ok: true, file, layers, inherited: inherit(layers) };
}
