import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OriginOptions } from '../config';
import { packageRoot } from '../package-root';
import { seedCatalogue, seedFingerprint } from '../seed/plant';
import type { DatabaseLog, OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

const migrationsFolder = join(packageRoot, 'migrations');

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(seedFingerprint());
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) hash.update(file).update(await readFile(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Opens the database that the options name, migrated and seeded. */
export async function openDatabase(
  options: Pick<OriginOptions, 'databaseUrl' | 'storage' | 'cacheFolder'>,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const key = await fingerprint();
  const preparation = {
    migrationsFolder,
    fingerprint: key,
    seed: (db: OpenDatabase['db']) => seedCatalogue(db, key),
  };
  if (options.databaseUrl) return openServer({ url: options.databaseUrl, log }, preparation);
  return openEmbedded({ ...options, log }, preparation);
}
