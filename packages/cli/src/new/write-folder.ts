import { rmSync } from 'node:fs';
import { lstat, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRunning, isSystemError, makeFolder, withPath } from '@marquee/realm/node';
import { UsageError } from '../command';
import type { Interrupt } from '../terminal/interrupt';

/** Begins with a dot, so that nobody takes it for a realm. The process that writes it stands at its end. */
const draftName = (id: string, pid: number | string) => `.new-${id}-${pid}`;

interface Writing {
  parent: string;
  id: string;
  /** By path inside the folder. */
  files: ReadonlyMap<string, string>;
  interrupt: Interrupt;
  /** Looks at the folder before it gets its name; without its consent nothing is written. */
  accept(draft: string): Promise<boolean>;
}

/**
 * Writes a folder whole or not at all: beside its place, and moved there in one step. Returns whether it is there now.
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
    // Somebody may have been quicker; only an empty folder could be lost then.
    await refuseExisting(folder);
    await rename(draft, folder);
    return true;
  } catch (error) {
    // The draft is nobody's business: what could not be written is the folder.
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

/** What a process left that was ended in the middle. */
async function clearAbandoned(parent: string, id: string): Promise<void> {
  const start = draftName(id, '');
  for (const name of await readdir(parent)) {
    const pid = Number(name.slice(start.length));
    if (name.startsWith(start) && Number.isInteger(pid) && !isRunning(pid)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}
