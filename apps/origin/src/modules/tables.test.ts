import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signingKeys } from '../kernel/caller/tables';
import type { OpenDatabase } from '../kernel/database/database';
import { openDatabase } from '../kernel/database/open';
import { seedState } from '../kernel/database/tables';
import { realms } from '../kernel/realms/tables';
import { sandbox } from '../server';
import { cacheFolder } from '../testing/test-origin';

const log = { info: () => {}, warn: () => {} };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);
}, 120_000);
afterAll(() => database?.close());

it('every table of the database is in the list of one module, or the kernel’s, and every listed table exists', async () => {
  const { rows } = (await database.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string }[] };
  const ofModules = sandbox.modules.flatMap(({ tables = {} }) => Object.values(tables));
  const listed = [realms, signingKeys, seedState, ...ofModules].map(getTableName);
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});
