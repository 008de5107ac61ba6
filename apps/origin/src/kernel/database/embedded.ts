import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseLog, OpenDatabase, Preparation } from './database';
import { isFromLater, takeEarlierData } from './earlier-data';
import { type FolderLock, takeLock } from './folder-lock';
import { seedState } from './tables';

export interface EmbeddedOptions {
  cacheFolder: string;
  storage: 'disk' | 'memory';
  log: DatabaseLog;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Migrates and seeds a fresh database once and keeps a snapshot of it; initdb alone costs seconds.
 */
async function snapshotOf(
  file: string,
  { migrationsFolder, seed }: Preparation,
): Promise<{ snapshot: Blob; made: boolean }> {
  if (await exists(file)) return { snapshot: new Blob([await readFile(file)]), made: false };
  const client = await PGlite.create();
  try {
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
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

/** Removes what earlier migrations or seeds left, unless a living process still uses it. */
async function prune(cacheFolder: string, keep: string, log: DatabaseLog): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!name.startsWith('database-') || name === keep) continue;
    const folder = join(cacheFolder, name);
    const lock = await takeLock(join(folder, 'lock'));
    if (!lock) continue;
    const hasData = await exists(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
    if (hasData)
      log.warn(
        `Deleted the data in ${name}, what viewers wrote included: this origin has data of its own.`,
      );
    await lock.release();
  }
}

/** Brings data to the migrations and the seed of this origin, as a server's database is. False when a later origin wrote them. */
async function bringUpToDate(
  client: PGlite,
  { migrationsFolder, fingerprint, seed }: Preparation,
): Promise<boolean> {
  if (await isFromLater(client, migrationsFolder)) return false;
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  const [state] = await db.select().from(seedState);
  if (state?.fingerprint !== fingerprint) await seed(db);
  return true;
}

/** Opens data and brings them up to date. Deletes the data of a later origin, and answers with null. */
async function reopen(
  data: string,
  preparation: Preparation,
  log: DatabaseLog,
): Promise<PGlite | null> {
  const client = await PGlite.create({ dataDir: data });
  try {
    if (await bringUpToDate(client, preparation)) return client;
  } catch (error) {
    await client.close();
    throw error;
  }
  await client.close();
  await rm(data, { recursive: true });
  log.warn(
    'Deleted the data of a later origin, what viewers wrote included: this origin does not know its tables.',
  );
  return null;
}

async function openOnDisk(
  { cacheFolder, log }: EmbeddedOptions,
  name: string,
  preparation: Preparation,
): Promise<{ client: PGlite; origin: OpenDatabase['origin'] }> {
  const folder = join(cacheFolder, name);
  const data = join(folder, 'data');
  const taken = !(await exists(data)) && (await takeEarlierData(cacheFolder, name, data));
  if (taken || (await exists(data))) {
    const client = await reopen(data, preparation, log);
    if (client && taken)
      log.info(
        'Took over the data of an earlier origin: what viewers wrote is kept, and the seed is planted anew.',
      );
    if (client) return { client, origin: 'reopened' };
  }
  const { snapshot, made } = await snapshotOf(join(folder, 'snapshot.tar.gz'), preparation);
  const fresh = `${data}.partial`;
  await rm(fresh, { recursive: true, force: true });
  const unpacked = await PGlite.create({ dataDir: fresh, loadDataDir: snapshot });
  await unpacked.close();
  await rename(fresh, data);
  return {
    client: await PGlite.create({ dataDir: data }),
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
  const name = `database-${preparation.fingerprint}`;
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
      ({ client, origin } = await openOnDisk(options, name, preparation));
      await prune(cacheFolder, name, log);
    } else {
      const { snapshot, made } = await snapshotOf(join(folder, 'snapshot.tar.gz'), preparation);
      client = await PGlite.create({ loadDataDir: snapshot });
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
