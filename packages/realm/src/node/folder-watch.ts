import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isAbsent, isSystemError } from './folder';

/** A folder that is not there yet, or not any more, is looked for this often. */
const RETRY_MS = 1000;

/** Realms hold pictures and labels, perhaps in folders of their own; nothing lies deeper than this. */
const MAXIMUM_DEPTH = 5;

/**
 * Calls `refresh` once at the start and then after every change in a folder of folders, with the names of the
 * folders that were touched. One call ends before the next begins.
 *
 * Each folder is watched, no file is: editors that replace a file by renaming another over it leave a watched
 * file behind, but not a watched folder. (Node's own `recursive` watches files on Linux.)
 */
export function createFolderWatch(
  root: string,
  refresh: (touched: ReadonlySet<string>) => Promise<void>,
  quietMs: number,
): () => void {
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  let touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let stopped = false;

  const schedule = (delay: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, delay);
    timer.unref();
  };

  const run = async () => {
    if (running) return schedule(quietMs);
    running = true;
    const found = follow();
    const names = touched;
    touched = new Set();
    try {
      await refresh(names);
    } finally {
      running = false;
    }
    if (!found) schedule(RETRY_MS);
  };

  /** Watches folders that are new, and lets go of those that are gone. */
  const follow = (): boolean => {
    const folders = new Map(foldersUnder(root, MAXIMUM_DEPTH));
    for (const [path, { watcher, inode }] of watchers) {
      if (folders.get(path) === inode) continue;
      watcher.close();
      watchers.delete(path);
      touch(path);
    }
    for (const [path, inode] of folders) {
      if (watchers.has(path)) continue;
      const watcher = watchFolder(path);
      if (!watcher) continue;
      watchers.set(path, { watcher, inode });
      touch(path);
    }
    return folders.has(root);
  };

  const watchFolder = (path: string): FSWatcher | undefined => {
    const changed = (_event: unknown, name: string | null) => {
      touch(name === null ? path : join(path, name));
      schedule(quietMs);
    };
    try {
      const watcher = watch(path, changed);
      // A folder that is removed while it is watched: the next round lets go of it.
      watcher.on('error', () => schedule(quietMs));
      watcher.unref();
      return watcher;
    } catch (error) {
      // Gone again already, or the system allows no more watches: the rest is still followed.
      if (!isAbsent(error)) process.emitWarning(`${path} cannot be watched: ${String(error)}`);
      return undefined;
    }
  };

  const touch = (path: string) => {
    const [name] = relative(root, path).split(sep);
    if (name) touched.add(name);
  };

  // At once, so that nothing is missed between this call and the first round.
  follow();
  schedule(0);

  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
    watchers.clear();
  };
}

/** A folder and those inside it, each with its inode: a folder replaced by another is another folder. */
function foldersUnder(path: string, depth: number): [string, number][] {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) return [];
    const inside = depth === 0 ? [] : readdirSync(path).filter((name) => !name.startsWith('.'));
    const folders = inside.flatMap((name) => foldersUnder(join(path, name), depth - 1));
    return [[path, stats.ino], ...folders];
  } catch (error) {
    // Gone, or closed to us: then reading the realm says so.
    if (isSystemError(error)) return [];
    throw error;
  }
}
