import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that one process holds at a time; the lock of a crashed process is taken over. */
export interface FolderLock {
  release(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const held = new Set<string>();

/** Takes the lock, or answers null when a living process has it. */
export async function takeLock(file: string): Promise<FolderLock | null> {
  // Within one process the pid says nothing, so the file alone cannot tell.
  if (held.has(file)) return null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      if (attempt > 0) {
        // Two processes may have found the same dead owner and one may have removed the other's new lock.
        await wait(50);
        if ((await readFile(file, 'utf8').catch(() => '')) !== String(process.pid)) return null;
      }
      held.add(file);
      return {
        async release() {
          held.delete(file);
          await rm(file, { force: true });
        },
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner > 0 && owner !== process.pid && isAlive(owner)) return null;
    await rm(file, { force: true });
  }
  return null;
}
