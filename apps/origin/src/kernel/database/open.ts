import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OriginOptions } from '../config';
import { packageRoot } from '../package-root';
import { type OriginPlan, plant, seedFingerprint } from '../plan';
import type { DatabaseLog, OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

async function fingerprintOf(plan: OriginPlan, migrationsFolder: string): Promise<string> {
  const hash = createHash('sha256').update(seedFingerprint(plan));
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) hash.update(file).update(await readFile(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Opens the database that the options name, migrated and planted with what the plan's modules have. */
export async function openDatabase(
  options: Pick<OriginOptions, 'databaseUrl' | 'storage' | 'cacheFolder'>,
  log: DatabaseLog,
  plan: OriginPlan,
): Promise<OpenDatabase> {
  const { migrationsFolder = join(packageRoot, 'migrations') } = plan;
  const fingerprint = await fingerprintOf(plan, migrationsFolder);
  const preparation = {
    migrationsFolder,
    fingerprint,
    seed: (db: OpenDatabase['db']) => plant(db, plan, fingerprint),
  };
  if (options.databaseUrl) return openServer({ url: options.databaseUrl, log }, preparation);
  return openEmbedded({ ...options, log }, preparation);
}
