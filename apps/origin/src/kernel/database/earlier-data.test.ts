import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '../package-root';
import type { OriginPlan } from '../plan';
import { realms } from '../realms/tables';
import { openDatabase } from './open';

const log = { info: () => {}, warn: () => {} };
const planFor = (name: string): OriginPlan => ({
  modules: [],
  realms: [{ id: 'sample', name, hosts: [], locales: ['en'] }],
  guestsLike: 'sample',
});

let cacheFolder: string;
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'earlier-data-'));
});
afterAll(() => rm(cacheFolder, { recursive: true }));

const open = (plan: OriginPlan) => openDatabase({ storage: 'disk', cacheFolder }, log, plan);
const kept = { name: 'Kept', publicKey: 'kept', defaultLocale: 'en', locales: ['en'] };

/** The names of the realms in the database that a plan opens. */
async function namesIn(plan: OriginPlan): Promise<{ origin: string; names: string[] }> {
  const { db, origin, close } = await open(plan);
  const rows = await db.select({ name: realms.name }).from(realms).orderBy(realms.id);
  await close();
  return { origin, names: rows.map(({ name }) => name) };
}

it('keeps what was written under an earlier seed, and plants the new one', async () => {
  const before = await open(planFor('Before'));
  await before.db.insert(realms).values({ ...kept, id: 'kept' });
  await before.close();
  expect(await namesIn(planFor('After'))).toEqual({ origin: 'reopened', names: ['Kept', 'After'] });
  // The folder of before went with it.
  expect(await readdir(cacheFolder)).toHaveLength(1);
}, 300_000);

it('keeps it under one migration more, and begins anew where that is not known', async () => {
  const migrationsFolder = join(cacheFolder, '..', `migrations-${process.pid}`);
  await cp(join(packageRoot, 'migrations'), migrationsFolder, { recursive: true });
  const journal = join(migrationsFolder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const more = {
    ...entries.at(-1),
    idx: entries.length,
    tag: 'more',
    when: entries.at(-1).when + 1,
  };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, more] }));
  await writeFile(
    join(migrationsFolder, 'more.sql'),
    'ALTER TABLE "realms" ADD COLUMN "more" text;',
  );
  const later = { ...planFor('Later'), migrationsFolder };
  expect(await namesIn(later)).toEqual({ origin: 'reopened', names: ['Kept', 'Later'] });
  expect(await namesIn(planFor('Back'))).toEqual({ origin: 'created', names: ['Back'] });
  await rm(migrationsFolder, { recursive: true });
}, 300_000);
