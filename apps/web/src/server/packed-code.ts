import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED, type Compressed } from './stamp/compress';
import type { FileEntry } from './stamp/types';

/** Below the built site: its code in compressed forms, made once, when it is built. */
export const PACKED = 'packed';

/** In a folder of compressed files: what they were made of, by path. */
export const PACKED_LIST = 'files.json';

/** The code of a built site in compressed forms, so that neither a viewer nor a build waits while it is compressed. */
export class PackedCode {
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, FileEntry>;

  constructor(dist: string) {
    this.#folder = join(dist, PACKED);
    this.#files = new Map(Object.entries(readPackedList(this.#folder)));
  }

  /** `path`: below `client`; `digest`: SHA-256 of the file, in hex. Null when nothing was made of that content. */
  forms(path: string, digest: string): Compressed | null {
    const packed = this.#files.get(path);
    if (packed?.sha256 !== digest) return null;
    const file = join(this.#folder, path);
    const forms: Compressed = {};
    for (const form of ['br', 'gz'] as const) {
      if (!packed[form]) continue;
      if (!existsSync(file + COMPRESSED[form])) return null;
      forms[form] = readFileSync(file + COMPRESSED[form]);
    }
    return forms;
  }
}

/** What a folder of compressed files was made of; nothing when there is none. */
export function readPackedList(folder: string): Record<string, FileEntry> {
  const file = join(folder, PACKED_LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
