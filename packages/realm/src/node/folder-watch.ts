import { type FSWatcher, watch as watchFiles } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAbsent } from './folder';
import { changedBetween, linksTo, lookAt, type Seen } from './folder-look';

/** Time between looks while the system reports changes: a look finds what it missed, such as a change of a linked file. */
const TOLD_MS = 10_000;
/** Time between looks when the system reports no changes or only some, or the folder does not exist. */
const UNTOLD_MS = 1_000;
/** Limits the share of time spent on looks, however many files there are. */
const SHARE = 0.02;

export interface FolderWatchOptions {
  /** Milliseconds without a change before `refresh` is called: editors write in several steps. */
  quietMs: number;
  /** Milliseconds between looks at everything while the system reports changes. Default 10 seconds. */
  lookMs?: number | undefined;
  /** The system's own file watcher. */
  watch?: typeof watchFiles | undefined;
}

/** A folder to watch: anew when its `mark` changes, and only for `names` when they are given. */
interface Watched {
  mark: string;
  names?: Set<string>;
}

/**
 * Calls `refresh` once at the start and then after every change in a folder of folders, with the names of the
 * folders that were touched. One call ends before the next begins.
 *
 * Folders are watched, files are not: when an editor replaces a file by renaming another over it, the watcher of the
 * file is lost, that of its folder is not. (Node's own `recursive` watches files on Linux.) The folders of links on the
 * way are watched too. Where the system reports nothing (network drives, some containers, no watchers left), everything
 * is looked at about every second, and one warning says so.
 */
export function createFolderWatch(
  root: string,
  refresh: (touched: ReadonlySet<string>) => Promise<void>,
  { quietMs, lookMs = TOLD_MS, watch = watchFiles }: FolderWatchOptions,
): () => void {
  const watchers = new Map<string, { watcher: FSWatcher; mark: string }>();
  let seen: ReadonlyMap<string, Seen> | undefined;
  let touched = new Set<string>();
  /** Names that the system reported, since the last look and between the last two. */
  let told = new Set<string>();
  let toldBefore = new Set<string>();
  /** Folders that are watched only since the last look: earlier changes were not reported. */
  let fresh = new Set<string>();
  let isTold = true;
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
    const begun = performance.now();
    let next = 0;
    try {
      const isFirst = seen === undefined;
      const isThere = await look();
      const usual = isTold && isThere ? lookMs : Math.min(lookMs, UNTOLD_MS);
      next = Math.max(usual, (performance.now() - begun) / SHARE);
      const names = touched;
      touched = new Set();
      if (!stopped && (isFirst || names.size > 0)) await refresh(names);
    } finally {
      running = false;
      schedule(touched.size > 0 ? quietMs : next);
    }
  };

  /** Finds what has changed, watches new folders, and closes the watchers of folders that are gone. */
  const look = async (): Promise<boolean> => {
    [toldBefore, told] = [told, new Set()];
    const before = seen ?? new Map<string, Seen>();
    let now = await lookAt(root);
    const untold = () => isTold && changedBetween(before, now).some(isUntold(before));
    // The system's report may still be on its way.
    if (untold()) await pause(quietMs);
    if (untold()) distrust('changes there come without a word from the system');
    fresh = new Set();
    // Another look sees what changed in a folder before it was watched.
    while (!stopped && follow(now)) now = await lookAt(root);
    for (const path of changedBetween(before, now)) touch(path);
    seen = now;
    return now.has(root);
  };

  /** Updates the watchers; returns whether any was added. */
  const follow = (now: ReadonlyMap<string, Seen>): boolean => {
    const wanted = new Map<string, Watched>();
    for (const link of linksTo(root)) {
      const names = wanted.get(dirname(link))?.names ?? new Set();
      wanted.set(dirname(link), { mark: '', names: names.add(basename(link)) });
    }
    for (const [path, { isFolder, mark }] of now) if (isFolder) wanted.set(path, { mark });
    for (const [path, { watcher, mark }] of watchers) {
      if (wanted.get(path)?.mark === mark) continue;
      watcher.close();
      watchers.delete(path);
    }
    const added = [...wanted]
      .filter(([path, folder]) => !watchers.has(path) && watchFolder(path, folder))
      .map(([path]) => path);
    for (const path of added) fresh.add(path);
    return added.length > 0;
  };

  const watchFolder = (path: string, { mark, names }: Watched): boolean => {
    const changed = (_event: unknown, name: string | null) => {
      if (names && name !== null && !names.has(name)) return;
      touch(name === null ? path : join(path, name), told);
      schedule(quietMs);
    };
    try {
      const watcher = watch(path, changed);
      // The folder was removed while it was watched: the next look closes its watcher.
      watcher.on('error', () => schedule(quietMs));
      watcher.unref();
      watchers.set(path, { watcher, mark });
      return true;
    } catch (error) {
      // Gone again already, or the system allows no more watchers.
      if (!isAbsent(error)) distrust(`not all of it can be watched (${String(error)})`);
      return false;
    }
  };

  const distrust = (why: string) => {
    if (isTold) process.emitWarning(`${root} is looked at every second for changes: ${why}.`);
    isTold = false;
  };

  const nameOf = (path: string) => relative(root, path).split(sep)[0] ?? '';

  const touch = (path: string, also?: Set<string>) => {
    const name = nameOf(path);
    if (name === '' || name === '..') return;
    touched.add(name);
    also?.add(name);
  };

  /** Whether the system missed a change. Changes inside new folders do not count: the system does not report them. */
  const isUntold = (before: ReadonlyMap<string, Seen>) => (path: string) =>
    before.has(path) &&
    !fresh.has(dirname(path)) &&
    !told.has(nameOf(path)) &&
    !toldBefore.has(nameOf(path));

  schedule(0);

  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
    watchers.clear();
  };
}
