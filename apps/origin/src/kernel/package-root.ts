import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function ancestorWith(file: string, from: string): string {
  let folder = from;
  while (!existsSync(join(folder, file))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No folder above ${from} holds a ${file}.`);
    folder = parent;
  }
  return folder;
}

/** The folder of this package, whether the code runs from src/ or from dist/. */
export const packageRoot = ancestorWith('package.json', dirname(fileURLToPath(import.meta.url)));

/** The folder of the repository: the first one above the package that has a lockfile, else the package itself. */
export function repositoryRoot(): string {
  try {
    return ancestorWith('package-lock.json', packageRoot);
  } catch {
    return packageRoot;
  }
}
