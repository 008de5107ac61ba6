import { lstatSync, readlinkSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isSystemError } from './folder';

/** Limits how deep folders are watched. Realms hold pictures and labels, perhaps in folders of their own, and nothing deeper. */
const MAXIMUM_DEPTH = 5;

/** More links than this on one path form a circle. */
const MOST_LINKS = 40;

/** A file or folder as it was seen: while `mark` stays the same, it has not changed. */
export interface Seen {
  isFolder: boolean;
  mark: string;
}

/**
 * Lists a folder and everything inside it, by path. Links are followed, so that a link with a new target has another mark.
 * Names that begin with a dot are left out.
 */
export async function lookAt(root: string): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const look = async (path: string, above: readonly string[]): Promise<void> => {
    try {
      const stats = await stat(path);
      const mark = `${stats.dev} ${stats.ino}`;
      if (!stats.isDirectory()) {
        seen.set(path, {
          isFolder: false,
          mark: `${mark} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`,
        });
        return;
      }
      // A link to a folder above it would be followed without end.
      if (above.includes(mark)) return;
      seen.set(path, { isFolder: true, mark });
      if (above.length === MAXIMUM_DEPTH) return;
      const names = (await readdir(path)).filter((name) => !name.startsWith('.'));
      await Promise.all(names.map((name) => look(join(path, name), [...above, mark])));
    } catch (error) {
      // Gone meanwhile, or not readable: reading the realm reports that.
      if (!isSystemError(error)) throw error;
    }
  };
  await look(root, []);
  return seen;
}

/** Lists the paths that were added, removed or changed between two looks. */
export function changedBetween(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path)?.mark !== after.get(path)?.mark);
}

/** Lists every link on the way to a path, also links to links: `/srv/current` for `/srv/current/realms`. */
export function linksTo(path: string): string[] {
  const links: string[] = [];
  let way = resolve(path);
  while (links.length < MOST_LINKS) {
    const link = firstLinkOf(way);
    if (link === undefined) break;
    links.push(link);
    way = resolve(dirname(link), readlinkSync(link), `.${way.slice(link.length)}`);
  }
  return links;
}

/** Finds the link nearest to the root of the disk. */
function firstLinkOf(path: string): string | undefined {
  const above = dirname(path) === path ? undefined : firstLinkOf(dirname(path));
  if (above !== undefined) return above;
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? path : undefined;
}
