import { join } from 'node:path';
import { fileFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { ASSETS_FOLDER, LABELS_FOLDER, listFolder } from './folder';

/** Limits the files of each folder of a realm, with the folders inside it. */
const MOST_FILES: Readonly<Record<string, number>> = {
  [ASSETS_FOLDER]: 2_000,
  [LABELS_FOLDER]: 200,
};

/** Finds folders with too many files; the realm is not read then. */
export function folderFindings(folder: string): Finding[] {
  return Object.entries(MOST_FILES).flatMap(([name, most]) => {
    const path = join(folder, name);
    if (countedTo(most, path) <= most) return [];
    const message = `The folder ${name}/ holds more than ${most.toLocaleString('en')} files, which is the largest number that is read.`;
    return [fileFinding('too-large', path, message)];
  });
}

/** Counts the files below a folder, up to one more than `most`. */
function countedTo(most: number, folder: string): number {
  let count = 0;
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined && count <= most; path = waiting.pop()) {
    for (const entry of listFolder(path)) {
      if (entry.name.startsWith('.')) continue;
      count += 1;
      if (entry.isDirectory()) waiting.push(join(path, entry.name));
    }
  }
  return count;
}
