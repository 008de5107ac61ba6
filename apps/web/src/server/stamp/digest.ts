import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Compares by code unit: the order does not depend on the machine's language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted paths of the files below a folder, with `/`. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  const walk = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = inner ? `${inner}/${entry.name}` : entry.name;
      const link = entry.isSymbolicLink();
      const target = link ? statSync(join(folder, path), { throwIfNoEntry: false }) : entry;
      if (target?.isDirectory()) walk(path);
      else if (target?.isFile()) found.push(path);
    }
  };
  walk('');
  return found.sort(byText);
}

/** Hash of a folder: of its files' names and contents, not of their times or the folder's place. */
export function folderDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
