import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED, type Compressed } from './stamp/compress';
import type { FileEntry } from './stamp/types';

/** The folder of the built site with its code in compressed forms, made once, at the build. */
export const PACKED = 'packed';

/** The list, in a folder of compressed files, of their sources by path. */
export const PACKED_LIST = 'files.json';

/** The code of a built site in compressed forms, so that neither a viewer nor a build waits while it is compressed. */
export class PackedCode {
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, FileEntry>;

  constructor(dist: string) {
    this.#folder = join(dist, PACKED);
    this.#files = new Map(Object.entries(readPackedList(this.#folder)));
  }

  /** `path` is below `client`; `digest` is the file's SHA-256, in hex. Null when that content was not compressed. */
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

/** Reads the list of a folder of compressed files; empty when there is none. */
export function readPackedList(folder: string): Record<string, FileEntry> {
  const file = join(folder, PACKED_LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
