import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Set by the build, which is the last to see the sources. */
declare const ARTWORK_RELEASE: string | undefined;

/** A hash of the code that draws, so that pictures drawn by older code are not served. */
export function artworkRelease(): string {
  if (typeof ARTWORK_RELEASE === 'string') return ARTWORK_RELEASE;
  return hashOfSources(dirname(require.resolve('@marquee/artwork')));
}

export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
