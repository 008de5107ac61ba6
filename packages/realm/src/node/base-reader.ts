import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../document/document';
import type { Finding } from '../findings/finding';
import { PRESETS } from '../generated/presets';
import { extendsOf } from '../inheritance/extends';
import { type Layer, type ParsedLayer, PRESET_ROOT, parseLayer } from '../inheritance/layer';
import { type BaseFile, lineageOf } from '../inheritance/lineage';
import { REALM_ID } from '../parse-realm';
import { REALM_FILE } from './folder';
import { listRealms } from './list-realms';
import { readText } from './read-text';

/** What begins the name of a preset in `extends`. */
export const PRESET_PREFIX = 'preset:';

const EMPTY: Document = {
  text: '',
  value: undefined,
  duplicates: [],
  locate: () => ({ line: 1, column: 1 }),
  range: () => undefined,
};

/** A file that `extends` names, read and parsed. */
export interface ReadBaseFile extends BaseFile {
  /** The realm's folder; a preset has none. */
  folder?: string;
  layer?: Layer;
}

/** A realm with everything it extends. */
export interface RealmBases {
  own: { file: string; document: Document };
  /** Bases in merge order, each with the pointer to the entry of the realm's own `extends` that led to it. */
  order: { name: string; through: string; baseFile: ReadBaseFile }[];
  /** With any of these the realm cannot be merged. */
  findings: Finding[];
  /** Every name that was found in `extends`, also unknown ones. */
  met: string[];
}

/** Reads the files that realms of one folder extend, each once, and stores what readers made of them. */
export class BaseReader<Made> {
  readonly #read = new Map<string, Promise<ReadBaseFile | undefined>>();
  readonly #made = new Map<string, Promise<Made>>();
  #folders: Promise<ReadonlySet<string> | null> | undefined;

  constructor(readonly realms: string) {}

  /** Returns what was made of a realm, or makes it now. */
  once(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }

  /** Finds what a realm extends. A file that cannot be parsed extends nothing. */
  async basesOf(id: string, file: string, parsed: ParsedLayer): Promise<RealmBases> {
    const nothing = { order: [], findings: [], met: [] };
    if (!parsed.ok) return { own: { file, document: EMPTY }, ...nothing };
    const { document } = parsed.layer;
    const own = { file, document };
    const references = extendsOf(document);
    if (references.length === 0) return { own, ...nothing };

    const { found, met } = await this.#gather(references.map(({ name }) => name));
    found.set(id, own);
    const known = [...met].every((name) => found.has(name)) ? [] : await this.#names(id);
    const { order, findings } = lineageOf(id, found, known);
    return {
      own,
      order: order.flatMap(({ name, through }) => {
        const baseFile = found.get(name);
        return baseFile ? [{ name, through, baseFile }] : [];
      }),
      findings,
      met: [...met],
    };
  }

  /** Reads everything that names lead to; unknown names are among `met` too. */
  async #gather(names: readonly string[]) {
    const found = new Map<string, ReadBaseFile>();
    // What is added on the way is visited as well.
    const met = new Set(names);
    for (const name of met) {
      const baseFile = await this.#baseFile(name);
      if (!baseFile) continue;
      found.set(name, baseFile);
      if (baseFile.document) for (const next of extendsOf(baseFile.document)) met.add(next.name);
    }
    return { found, met };
  }

  /** Lists the names that an unknown name could mean. */
  async #names(id: string): Promise<string[]> {
    const list = await listRealms(this.realms);
    const realms = list.ok ? list.ids.filter((name) => name !== id && REALM_ID.test(name)) : [];
    return [...realms, ...PRESET_NAMES];
  }

  #baseFile(name: string): Promise<ReadBaseFile | undefined> {
    const known = this.#read.get(name);
    if (known) return known;
    const fresh = name.startsWith(PRESET_PREFIX)
      ? Promise.resolve(readPreset(name))
      : this.#realmFile(name);
    this.#read.set(name, fresh);
    return fresh;
  }

  async #realmFile(name: string): Promise<ReadBaseFile | undefined> {
    // A file may name a hundred thousand realms that are none: they are looked up in one list, not on the disk.
    this.#folders ??= namesIn(this.realms);
    const folders = await this.#folders;
    return folders === null || folders.has(name) ? readRealmFile(this.realms, name) : undefined;
  }
}

/** The names in a folder; null for one that cannot be listed, whose files may be readable all the same. */
async function namesIn(folder: string): Promise<ReadonlySet<string> | null> {
  try {
    return new Set(await readdir(folder));
  } catch {
    return null;
  }
}

/** The names of all presets in `extends`. */
export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS).map(
  (name) => PRESET_PREFIX + name,
);

function readPreset(name: string): ReadBaseFile | undefined {
  const key = name.slice(PRESET_PREFIX.length);
  const text = Object.hasOwn(PRESETS, key) ? PRESETS[key] : undefined;
  if (text === undefined) return undefined;
  const parsed = parseLayer(name, text, PRESET_ROOT);
  if (!parsed.ok) throw new Error(`The preset "${key}" is broken: ${parsed.mistake.message}`);
  return { file: name, document: parsed.layer.document, layer: parsed.layer };
}

async function readRealmFile(realms: string, name: string): Promise<ReadBaseFile | undefined> {
  // The name becomes part of a path, so only a valid id is used.
  if (!REALM_ID.test(name)) return undefined;
  const folder = join(realms, name);
  const file = join(folder, REALM_FILE);
  const read = await readText(file);
  if (!read.ok) return read.absent ? undefined : { file, folder };
  const parsed = parseLayer(file, read.text);
  if (!parsed.ok) return { file, folder };
  return { file, folder, document: parsed.layer.document, layer: parsed.layer };
}
