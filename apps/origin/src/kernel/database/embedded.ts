import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { runStatements } from './create-tables';
import type { DatabaseLog, OpenDatabase, Preparation } from './database';
import { type FolderLock, takeLock } from './folder-lock';
import { seedState } from './tables';

export interface EmbeddedOptions {
  cacheFolder: string;
  storage: 'disk' | 'memory';
  log: DatabaseLog;
}

// 8 MB of buffers hold a sandbox's data; the usual 128 MB are laid out at each start, a third of its work.
const startParams = [...PGlite.defaultStartParams, '-B', '1024'];

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Makes and seeds a fresh database once and keeps a snapshot of it; initdb alone costs seconds.
 */
async function snapshotOf(
  folder: string,
  { statements, fingerprint, seed }: Preparation,
): Promise<{ snapshot: Blob; made: boolean }> {
  const file = join(folder, `snapshot-${fingerprint}.tar.gz`);
  if (await exists(file)) return { snapshot: new Blob([await readFile(file)]), made: false };
  const client = await PGlite.create({ startParams });
  try {
    const db = drizzle(client);
    await runStatements(db, statements);
    await seed(db);
    const snapshot = await client.dumpDataDir('gzip');
    // Renamed into place, so that a start that dies half-way leaves nothing that looks whole.
    const partial = `${file}.${process.pid}.partial`;
    await writeFile(partial, Buffer.from(await snapshot.arrayBuffer()));
    await rename(partial, file);
    return { snapshot, made: true };
  } finally {
    await client.close();
  }
}

/** Removes what other versions of the tables left, unless a living process still uses it, and snapshots of other seeds. */
async function prune(
  cacheFolder: string,
  keep: string,
  { fingerprint }: Preparation,
  log: DatabaseLog,
): Promise<void> {
  for (const name of await readdir(join(cacheFolder, keep)))
    if (name.startsWith('snapshot-') && name !== `snapshot-${fingerprint}.tar.gz`)
      await rm(join(cacheFolder, keep, name), { force: true });
  for (const name of await readdir(cacheFolder)) {
    if (!name.startsWith('database-') || name === keep) continue;
    const folder = join(cacheFolder, name);
    const lock = await takeLock(join(folder, 'lock'));
    if (!lock) continue;
    const hasData = await exists(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
    if (hasData)
      log.warn(
        `Deleted the data in ${name}, what viewers wrote included: the tables of this origin are of another version.`,
      );
    await lock.release();
  }
}

/** Opens data, and plants the seed anew when it has changed, as in a server's database. */
async function reopen(data: string, { fingerprint, seed }: Preparation): Promise<PGlite> {
  const client = await PGlite.create({ dataDir: data, startParams });
  try {
    const db = drizzle(client);
    const [state] = await db.select().from(seedState);
    if (state?.fingerprint !== fingerprint) await seed(db);
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function openOnDisk(
  folder: string,
  preparation: Preparation,
): Promise<{ client: PGlite; origin: OpenDatabase['origin'] }> {
  const data = join(folder, 'data');
  if (await exists(data)) return { client: await reopen(data, preparation), origin: 'reopened' };
  const { snapshot, made } = await snapshotOf(folder, preparation);
  const fresh = `${data}.partial`;
  await rm(fresh, { recursive: true, force: true });
  const unpacked = await PGlite.create({ dataDir: fresh, loadDataDir: snapshot, startParams });
  await unpacked.close();
  await rename(fresh, data);
  return {
    client: await PGlite.create({ dataDir: data, startParams }),
    origin: made ? 'created' : 'restored',
  };
}

/**
 * The embedded database. On disk it keeps what viewers write; a second process on the same folder works on a copy of
 * the seed in memory instead, because two must never open one data folder.
 */
export async function openEmbedded(
  options: EmbeddedOptions,
  preparation: Preparation,
): Promise<OpenDatabase> {
  const { cacheFolder, storage, log } = options;
  const name = `database-${preparation.version}`;
  const folder = join(cacheFolder, name);
  await mkdir(folder, { recursive: true });

  let lock: FolderLock | null = null;
  if (storage === 'disk') {
    lock = await takeLock(join(folder, 'lock'));
    if (!lock) log.warn('Another origin uses the data folder; this one keeps its data in memory.');
  }

  let client: PGlite;
  let origin: OpenDatabase['origin'];
  try {
    if (lock) {
      ({ client, origin } = await openOnDisk(folder, preparation));
      await prune(cacheFolder, name, preparation, log);
    } else {
      const { snapshot, made } = await snapshotOf(folder, preparation);
      client = await PGlite.create({ loadDataDir: snapshot, startParams });
      origin = made ? 'created' : 'restored';
    }
  } catch (error) {
    await lock?.release();
    throw error;
  }

  return {
    db: drizzle(client),
    kind: 'pglite',
    origin,
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      await lock?.release();
    },
  };
}
