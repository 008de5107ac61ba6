import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAbsent, isSystemError } from './folder';

/**
 * Makes a folder and its parents, unless it exists. Node's own `recursive` never ends where no folder can be made and the
 * system says that the new folder itself is missing, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (isAbsent(error) && !existsSync(parent)) {
      makeFolder(parent);
      mkdirSync(folder);
      return;
    }
    const isThere =
      isSystemError(error) &&
      error.code === 'EEXIST' &&
      statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    if (!isThere) throw error;
  }
}
