import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The programs that a cluster of our own needs. */
const NEEDED = ['initdb', 'postgres'];

async function hasAll(folder: string): Promise<boolean> {
  const looked = NEEDED.map((name) => access(join(folder, name), constants.X_OK));
  return Promise.all(looked).then(
    () => true,
    () => false,
  );
}

/**
 * The folder of PostgreSQL's programs: the first in PATH, else the newest version where Debian puts them; null when there
 * is none.
 */
export async function postgresPrograms(
  path = process.env.PATH ?? '',
  packaged = '/usr/lib/postgresql',
): Promise<string | null> {
  const versions = await readdir(packaged).catch(() => []);
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...path.split(delimiter).filter(Boolean),
    ...newestFirst.map((version) => join(packaged, version, 'bin')),
  ];
  for (const folder of folders) if (await hasAll(folder)) return folder;
  return null;
}
