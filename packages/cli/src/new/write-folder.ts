import { rmSync } from 'node:fs';
import { lstat, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRunning, isSystemError, makeFolder, withPath } from '@marquee/realm/node';
import { UsageError } from '../command';
import type { Interrupt } from '../terminal/interrupt';

/** The name of a draft: it begins with a dot, so that it is not read as a realm, and ends with the number of its process. */
const draftName = (id: string, pid: number | string) => `.new-${id}-${pid}`;

interface Writing {
  parent: string;
  id: string;
  /** By path inside the folder. */
  files: ReadonlyMap<string, string>;
  interrupt: Interrupt;
  /** Checks the draft before it gets its name; when it returns false, nothing is written. */
  accept(draft: string): Promise<boolean>;
}

/**
 * Writes a whole folder or nothing: as a draft beside its place, which is then moved in one step. Returns whether it was written.
 * @throws {UsageError} when something is there already.
 */
export async function writeFolder({
  parent,
  id,
  files,
  interrupt,
  accept,
}: Writing): Promise<boolean> {
  const folder = join(parent, id);
  await refuseExisting(folder);
  makeFolder(parent);
  await clearAbandoned(parent, id);
  const draft = join(parent, draftName(id, process.pid));
  const forget = interrupt.undo(() => rmSync(draft, { recursive: true, force: true }));
  try {
    for (const [path, text] of files) {
      makeFolder(dirname(join(draft, path)));
      await writeFile(join(draft, path), text);
    }
    if (!(await accept(draft))) return false;
    // Another process may have been quicker; then at most an empty folder is replaced.
    await refuseExisting(folder);
    await rename(draft, folder);
    return true;
  } catch (error) {
    // An error names the folder, not the draft, which the operator does not know.
    throw withPath(error, folder, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
    forget();
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const there = await lstat(folder).catch((error: unknown) => {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (there) {
    throw new UsageError(
      `There is a ${folder} already. Choose another name with --id, or move it away.`,
    );
  }
}

/** Removes drafts of processes that were killed. */
async function clearAbandoned(parent: string, id: string): Promise<void> {
  const start = draftName(id, '');
  for (const name of await readdir(parent)) {
    const pid = Number(name.slice(start.length));
    if (name.startsWith(start) && Number.isInteger(pid) && !isRunning(pid)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}
