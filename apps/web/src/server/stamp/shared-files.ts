import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isSystemError, makeFolder } from '@marquee/realm/node';
import { builtFiles } from '../bundle-files';
import { PACKED, PACKED_LIST, PackedCode, readPackedList } from '../packed-code';
import { COMPRESSED, type Compressed, compressed } from './compress';
import { byText, filesBelow, sha256 } from './digest';
import type { LinkedFile, SiteDraft } from './site-draft';
import type { FileEntry } from './types';

/** The folder with one copy of the code and fonts of several sites. No id of a realm begins with an underscore. */
export const SHARED_FOLDER = '_shared';

/** Compresses the code of a built site, as the last step of building it. */
export function packCode(dist: string): void {
  new SharedFiles(dist, join(dist, PACKED)).prepare();
}

/**
 * Code and fonts, the same for every realm. Several sites in one folder link to one copy; a single site has a copy of its
 * own.
 */
export class SharedFiles {
  readonly #client: string;
  readonly #store: string | null;
  readonly #packed: PackedCode;
  readonly #known = new Map<string, LinkedFile>();
  readonly #code: string[];

  /** `store`: the folder beside the sites; null for a single site. */
  constructor(dist: string, store: string | null) {
    this.#client = join(dist, 'client');
    this.#store = store;
    this.#code = builtFiles(dist).sort(byText);
    this.#packed = new PackedCode(dist);
    if (store) {
      for (const [path, entry] of Object.entries(readPackedList(store)))
        this.#known.set(path, { file: join(store, path), entry });
    }
  }

  /** Compresses new files of the code before any site needs them, and removes old ones. */
  prepare(): void {
    if (!this.#store) return;
    const entries: Record<string, FileEntry> = {};
    for (const path of this.#code) {
      entries[path] = this.#stored(this.#store, path, join(this.#client, path)).entry;
    }
    writeOnce(join(this.#store, PACKED_LIST), JSON.stringify(entries));
    for (const path of filesBelow(this.#store)) {
      const plain = path.replace(/\.(br|gz)$/, '');
      const wanted = plain === PACKED_LIST || plain in entries;
      // Fonts belong to realms: one that no site links to has a link count of 1.
      const used = plain.startsWith('_fonts/') && statSync(join(this.#store, path)).nlink > 1;
      if (!wanted && !used) rmSync(join(this.#store, path));
    }
  }

  addCode(draft: SiteDraft): void {
    for (const path of this.#code) this.add(draft, path, join(this.#client, path));
  }

  add(draft: SiteDraft, path: string, file: string): void {
    const known = this.#known.get(path);
    if (known && draft.share(path, known)) return;
    if (!this.#store) {
      const content = readFileSync(file);
      draft.put(path, content, () => this.#forms(path, content, sha256(content)));
    } else if (!draft.share(path, this.#stored(this.#store, path, file)))
      throw new Error(`${path} is gone from ${this.#store}.`);
  }

  #stored(store: string, path: string, source: string): LinkedFile {
    const file = join(store, path);
    const known = this.#known.get(path);
    if (known && existsSync(file)) return known;
    const content = readFileSync(source);
    const digest = sha256(content);
    const { br, gz } = this.#forms(path, content, digest);
    if (br) writeOnce(file + COMPRESSED.br, br);
    if (gz) writeOnce(file + COMPRESSED.gz, gz);
    writeOnce(file, content);
    const entry = {
      size: content.length,
      sha256: digest,
      ...(br ? { br: br.length } : {}),
      ...(gz ? { gz: gz.length } : {}),
    };
    this.#known.set(path, { file, entry });
    return { file, entry };
  }

  #forms(path: string, content: Uint8Array, digest: string): Compressed {
    return this.#packed.forms(path, digest) ?? compressed(path, content, 'best');
  }
}

/**
 * Writes a file in one step, because another thread may be reading it. A file with the same content is never replaced,
 * because another thread may be linking to it at the same moment, and would find it gone.
 */
function writeOnce(file: string, content: Uint8Array | string): void {
  const bytes = Buffer.from(content);
  const holdsIt = () => existsSync(file) && readFileSync(file).equals(bytes);
  if (holdsIt()) return;
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, bytes);
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another thread wrote it first, the file of an earlier version is there, or the file system has no links.
    if (!isSystemError(error)) throw error;
    if (!holdsIt()) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
