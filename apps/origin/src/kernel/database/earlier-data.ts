import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { takeLock } from './folder-lock';

/** The time at which a folder was last written to; undefined where there is none. */
const writtenAt = (folder: string): Promise<number | undefined> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/**
 * Moves the data of an origin with another seed or fewer migrations to this one's folder, so that
 * what viewers wrote is not lost. Of several folders takes the one that was used last; never one
 * that a living process still uses.
 * @returns True when there was one.
 */
export async function takeEarlierData(
  cacheFolder: string,
  own: string,
  target: string,
): Promise<boolean> {
  const names = (await readdir(cacheFolder)).filter(
    (name) => name.startsWith('database-') && name !== own,
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = join(cacheFolder, name);
      return { folder, at: await writtenAt(join(folder, 'data')) };
    }),
  );
  const usable = found.flatMap(({ folder, at }) => (at === undefined ? [] : [{ folder, at }]));
  for (const { folder } of usable.sort((one, other) => other.at - one.at)) {
    const lock = await takeLock(join(folder, 'lock'));
    if (!lock) continue;
    await rename(join(folder, 'data'), target);
    await lock.release();
    return true;
  }
  return false;
}

/**
 * True when a later origin than this one has migrated the database: then this one does not know its
 * tables.
 */
export async function isFromLater(client: PGlite, migrationsFolder: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  );
  return rows.some(({ hash }) => !known.includes(hash));
}
