import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { labelOverrides } from '../../modules/texts/tables';
import { defineOriginModule } from '../module';
import { packageRoot } from '../package-root';
import { type OriginPlan, plantGuest } from '../plan';
import { realms } from '../realms/tables';
import { openDatabase } from './open';

const told: string[] = [];
const log = {
  info: (message: string) => void told.push(message),
  warn: (message: string) => void told.push(message),
};
beforeEach(() => {
  told.length = 0;
});

const planFor = (name: string): OriginPlan => ({
  modules: [],
  realms: [{ id: 'sample', name, hosts: [], locales: ['en'] }],
  guestsLike: 'sample',
});

/** A plan with a module that plants one text in each realm. */
const planWithText = (text: string): OriginPlan => ({
  ...planFor('Sample'),
  modules: [
    defineOriginModule({
      name: 'texts',
      seed: {
        contents: () => text,
        async plant(db, planted) {
          await db.delete(labelOverrides);
          for (const { id: realmId } of planted)
            await db.insert(labelOverrides).values({ realmId, locale: 'en', key: 'text', text });
        },
      },
    }),
  ],
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

it('the embedded database keeps what was written under an earlier seed, and plants the new one', async () => {
  const before = await open(planFor('Before'));
  await before.db.insert(realms).values({ ...kept, id: 'kept' });
  await before.close();
  expect(await namesIn(planFor('After'))).toEqual({ origin: 'reopened', names: ['Kept', 'After'] });
  // The earlier folder was removed with it.
  expect(await readdir(cacheFolder)).toHaveLength(1);
  expect(told).toEqual([
    'Took over the data of an earlier origin: what viewers wrote is kept, and the seed is planted anew.',
  ]);
}, 300_000);

it('the embedded database keeps its data under one migration more, and begins anew for an origin that does not know that migration', async () => {
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
  told.length = 0;
  expect(await namesIn(planFor('Back'))).toEqual({ origin: 'created', names: ['Back'] });
  expect(told.at(-1)).toBe(
    'Deleted the data of a later origin, what viewers wrote included: this origin does not know its tables.',
  );
  await rm(migrationsFolder, { recursive: true });
}, 300_000);

it('the embedded database plants an operator’s own realm anew as well when the seed changes', async () => {
  const first = planWithText('First');
  const before = await open(first);
  await plantGuest(before.db, 'delta', first);
  await before.close();
  const { db, close } = await open(planWithText('Second'));
  const rows = await db.select().from(labelOverrides).orderBy(labelOverrides.realmId);
  await close();
  expect(rows.map(({ realmId, text }) => [realmId, text])).toEqual([
    ['delta', 'Second'],
    ['sample', 'Second'],
  ]);
}, 300_000);

it('the embedded database logs that it deletes the data which another origin left beside its own', async () => {
  await namesIn(planFor('Own'));
  await mkdir(join(cacheFolder, 'database-other/data'), { recursive: true });
  told.length = 0;
  await namesIn(planFor('Own'));
  expect(told).toEqual([
    'Deleted the data in database-other, what viewers wrote included: this origin has data of its own.',
  ]);
}, 300_000);

it('the embedded database closes the data that it cannot plant, and can open them again', async () => {
  const broken: OriginPlan = {
    ...planFor('Broken'),
    modules: [
      defineOriginModule({
        name: 'broken',
        seed: {
          contents: () => 'broken',
          plant: () => Promise.reject(new Error('The seed is broken.')),
        },
      }),
    ],
  };
  const create = vi.spyOn(PGlite, 'create');
  await expect(open(broken)).rejects.toThrow('The seed is broken.');
  const clients = await Promise.all(
    create.mock.results.map(({ value }) => value as Promise<PGlite>),
  );
  create.mockRestore();
  expect(clients.map(({ closed }) => closed)).toEqual([true]);
  expect((await namesIn(planFor('Mended'))).names).toContain('Mended');
}, 300_000);
