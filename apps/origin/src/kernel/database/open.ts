import { createHash } from 'node:crypto';
import { signingKeys } from '../caller/tables';
import type { OriginOptions } from '../config';
import { type OriginPlan, plant, seedFingerprint } from '../plan';
import { realms } from '../realms/tables';
import { tableStatements } from './create-tables';
import type { DatabaseLog, OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';
import { seedState } from './tables';

const versionOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 12);

/** Lists the tables of a plan: the kernel's and those of its modules. */
const tablesOf = ({ modules }: OriginPlan) => [
  realms,
  signingKeys,
  seedState,
  ...modules.flatMap(({ tables = {} }) => Object.values(tables)),
];

/** Opens the database that the options name, with the tables of the plan's modules, planted with what they have. */
export async function openDatabase(
  options: Pick<OriginOptions, 'databaseUrl' | 'storage' | 'cacheFolder'>,
  log: DatabaseLog,
  plan: OriginPlan,
): Promise<OpenDatabase> {
  const statements = tableStatements(tablesOf(plan));
  const fingerprint = seedFingerprint(plan).slice(0, 16);
  const preparation = {
    version: versionOf(statements),
    statements,
    fingerprint,
    seed: (db: OpenDatabase['db']) => plant(db, plan, fingerprint),
  };
  if (options.databaseUrl) return openServer({ url: options.databaseUrl, log }, preparation);
  return openEmbedded({ ...options, log }, preparation);
}
