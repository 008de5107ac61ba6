import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAbsent } from './folder';
import { isRunning } from './is-running';
import { withPath } from './system-refusal';

const MARK = '\uFEFF';

/**
 * Writes the text of a file in one step: a reader finds the old text or the new, even when the writing process is killed. A
 * link stays a link, and an existing file keeps its permissions and its byte-order mark, which `readText` removes.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await replace(file, text);
  } catch (error) {
    throw withPath(error, file);
  }
}

async function replace(file: string, text: string): Promise<void> {
  const before = await earlier(file);
  const { target } = before;
  await clearAbandoned(target);
  const draft = join(
    dirname(target),
    draftName(target, process.pid, randomBytes(6).toString('hex')),
  );
  try {
    const handle = await open(draft, 'wx', before.mode);
    try {
      // The process's umask removes permissions when a file is made, so they are set here.
      if (before.mode !== undefined) await handle.chmod(before.mode);
      await handle.writeFile(before.marked && !text.startsWith(MARK) ? MARK + text : text);
      // The draft must be on the disk before it replaces the old file.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const draftName = (target: string, pid: number, mark: string) =>
  `.${basename(target)}.${pid}-${mark}.tmp`;

/** Removes drafts of processes that were killed while they wrote this file. */
async function clearAbandoned(target: string): Promise<void> {
  const start = `.${basename(target)}.`;
  for (const name of await readdir(dirname(target))) {
    const pid = /^(\d+)-[0-9a-f]+\.tmp$/.exec(name.slice(start.length))?.[1];
    if (!name.startsWith(start) || pid === undefined || isRunning(Number(pid))) continue;
    await rm(join(dirname(target), name), { force: true });
  }
}

/** Describes the file that is to be replaced. */
async function earlier(file: string): Promise<{ target: string; mode?: number; marked: boolean }> {
  try {
    const target = await realpath(file);
    const { mode } = await stat(target);
    const marked = (await readFile(target)).subarray(0, 3).equals(Buffer.from(MARK));
    return { target, mode, marked };
  } catch (error) {
    if (isAbsent(error)) return { target: file, marked: false };
    throw error;
  }
}
