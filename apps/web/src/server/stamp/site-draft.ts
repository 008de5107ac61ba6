import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@marquee/realm/node';
import { SiteRefusal } from '../site-refusal';
import { COMPRESSED, type Compressed, compressed } from './compress';
import { byText, sha256 } from './digest';
import { BUILD_FILE, type BuildManifest, type FileEntry } from './types';

/** A file of another folder, with its entry in that site's manifest. */
export interface LinkedFile {
  file: string;
  entry: FileEntry;
}

/**
 * The folder of a new site, written beside the earlier one. The earlier site does not change until the new one is
 * complete; then the new one takes its place.
 */
export class SiteDraft {
  readonly #target: string;
  readonly #folder: string;
  readonly #before: BuildManifest | null;
  readonly #files = new Map<string, FileEntry>();
  readonly #folders = new Set<string>();
  /** The number of files that were written; the others are linked from the earlier site. */
  made = 0;
  linked = true;

  /** `fresh`: takes no files from the earlier site. */
  constructor(target: string, { fresh = false } = {}) {
    this.#target = target;
    this.#before = fresh ? null : readBuild(target);
    this.#folder = besideOf(target, `next-${process.pid}`);
    rmSync(this.#folder, { recursive: true, force: true });
    makeFolder(this.#folder);
  }

  get before(): BuildManifest | null {
    return this.#before;
  }

  /** Writes a file and its compressed forms (`forms`: quick ones by default), or links a file that the earlier site has already. */
  put(
    path: string,
    content: Uint8Array | string,
    forms: (bytes: Uint8Array) => Compressed = (bytes) => compressed(path, bytes, 'quick'),
  ): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const digest = sha256(bytes);
    const known = this.#before?.files[path];
    if (
      known?.sha256 === digest &&
      this.#link(path, { file: join(this.#target, path), entry: known })
    )
      return;
    const { br, gz } = forms(bytes);
    const file = this.#place(path);
    writeFileSync(file, bytes);
    if (br) writeFileSync(file + COMPRESSED.br, br);
    if (gz) writeFileSync(file + COMPRESSED.gz, gz);
    this.made += 1;
    this.#files.set(path, {
      size: bytes.length,
      sha256: digest,
      ...(br ? { br: br.length } : {}),
      ...(gz ? { gz: gz.length } : {}),
    });
  }

  /** Adds a file of another folder: as a link where the file system has links, else as a copy. False when it does not exist. */
  share(path: string, source: LinkedFile): boolean {
    return this.#link(path, source);
  }

  /** Takes files from the earlier site as they are; false when one of them does not exist. */
  keep(paths: readonly string[]): boolean {
    const entries = paths.map((path) => [path, this.#before?.files[path]] as const);
    return entries.every(
      ([path, entry]) => entry && this.#link(path, { file: join(this.#target, path), entry }),
    );
  }

  #link(path: string, { file, entry }: LinkedFile): boolean {
    if (this.#files.has(path)) return true;
    const to = this.#place(path);
    const endings = [
      '',
      ...(entry.br ? [COMPRESSED.br] : []),
      ...(entry.gz ? [COMPRESSED.gz] : []),
    ];
    for (const ending of endings) {
      if (this.#linkOne(file + ending, to + ending)) continue;
      for (const made of endings) rmSync(to + made, { force: true });
      return false;
    }
    this.#files.set(path, entry);
    return true;
  }

  #linkOne(from: string, to: string): boolean {
    try {
      if (this.linked) {
        linkSync(from, to);
        return true;
      }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      if (!CANNOT_LINK.has(codeOf(error))) throw error;
      this.linked = false;
    }
    try {
      copyFileSync(from, to);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  #place(path: string): string {
    const file = join(this.#folder, path);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) {
      makeFolder(folder);
      this.#folders.add(folder);
    }
    return file;
  }

  /** Replaces the earlier site with the new one. */
  finish(build: Omit<BuildManifest, 'files'>): BuildManifest {
    const paths = [...this.#files.keys()].sort(byText);
    const files = Object.fromEntries(
      // `paths` are the keys of `#files`.
      paths.map((path) => [path, this.#files.get(path) as FileEntry]),
    );
    const manifest: BuildManifest = { ...build, files };
    writeFileSync(join(this.#folder, BUILD_FILE), writeBuild(manifest));
    const old = besideOf(this.#target, 'before');
    if (existsSync(this.#target)) {
      rmSync(old, { recursive: true, force: true });
      swap(this.#target, old);
    }
    try {
      renameSync(this.#folder, this.#target);
    } catch (error) {
      if (existsSync(old)) renameSync(old, this.#target);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
    return manifest;
  }

  drop(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Errors of a file system that has no links, or no further link for this file. */
const CANNOT_LINK: ReadonlySet<string> = new Set([
  ...['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EACCES'],
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function swap(target: string, old: string) {
  try {
    renameSync(target, old);
  } catch (error) {
    if (codeOf(error) !== 'EBUSY' && codeOf(error) !== 'EXDEV') throw error;
    throw new SiteRefusal(
      `${target} cannot be replaced by a new build, probably because something is mounted there. Give a folder inside it.`,
      { cause: error },
    );
  }
}

/** The path of a hidden file or folder beside a site, used while the site is built. */
export const besideOf = (target: string, what: string): string =>
  join(dirname(target), `.${basename(target)}.${what}`);

/** The name of the site whose draft or earlier version a hidden folder holds. */
export const siteOfDraft = (name: string): string[] =>
  [...name.matchAll(/^\.(.+)\.(?:before|next-\d+)$/g)].map(([, site = '']) => site);

/** Writes one line for each file, so that a changed file is one line of a diff. */
function writeBuild({ files, ...rest }: BuildManifest): string {
  const lines = Object.entries(files).map(
    ([path, entry]) => `${JSON.stringify(path)}:${JSON.stringify(entry)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"files":{\n${lines.join(',\n')}\n}}\n`;
}

/** Errors that mean that there is no manifest: the path does not exist, or is not a file. */
const NO_BUILD: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Reads the manifest of the previous build; null when there is none that can be read. */
export function readBuild(folder: string): BuildManifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, BUILD_FILE), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || NO_BUILD.has(codeOf(error))) return null;
    throw error;
  }
}

/**
 * Cleans up after a killed build: removes its draft, and restores a site that was about to be replaced.
 * `beside`: the names in the same folder.
 */
export function mendAfterKill(target: string, beside: readonly string[]): void {
  const old = besideOf(target, 'before');
  if (beside.includes(basename(old))) {
    if (!existsSync(target)) renameSync(old, target);
    rmSync(old, { recursive: true, force: true });
  }
  const start = `${basename(besideOf(target, 'next-'))}`;
  for (const name of beside) {
    if (!name.startsWith(start)) continue;
    const process = Number(name.slice(start.length));
    if (!isAlive(process)) rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
}

/** Whether another process with this number runs. */
export function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
