import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAbsent, isSystemError } from './folder';

/**
 * Makes a folder, and those that it stands in, unless it is there. Node's own way (`recursive`) never comes to an end where
 * nothing can be made and what is missing is said to be the folder itself, as in `/proc`.
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
