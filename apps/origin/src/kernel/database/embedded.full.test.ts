import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { labelOverrides } from '../../modules/texts/tables';
import { defineOriginModule } from '../module';
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
      tables: { labelOverrides },
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
  cacheFolder = await mkdtemp(join(tmpdir(), 'embedded-data-'));
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
  expect(told).toEqual([]);
}, 300_000);

it('the embedded database begins anew for tables of another version, and says so', async () => {
  const more = pgTable('more', { id: integer().primaryKey() });
  const later = {
    ...planFor('Later'),
    modules: [defineOriginModule({ name: 'more', tables: { more } })],
  };
  const [before] = await readdir(cacheFolder);
  expect(await namesIn(later)).toEqual({ origin: 'created', names: ['Later'] });
  expect(told).toEqual([
    `Deleted the data in ${before}, what viewers wrote included: the tables of this origin are of another version.`,
  ]);
  expect(await readdir(cacheFolder)).toHaveLength(1);
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
  // How many there are is PGlite's matter: it may make one more to begin the data.
  expect(clients.length).toBeGreaterThan(0);
  expect(clients.filter(({ closed }) => !closed)).toEqual([]);
  expect((await namesIn(planFor('Mended'))).names).toContain('Mended');
}, 300_000);
