import { createHash } from 'node:crypto';
import { eq, notInArray, sql } from 'drizzle-orm';
import { ensureSigningKey } from './caller/access-tokens';
import type { ContractDocument } from './contract';
import type { Database } from './database/database';
import { seedState } from './database/tables';
import type { OriginModule } from './module';
import {
  guestRealm,
  type PlantedRealm,
  plantedRealms,
  type SampleRealm,
} from './realms/sample-realm';
import { realms } from './realms/tables';

/** The parts that an origin is put together from. */
export interface OriginPlan {
  /** In an order in which each module comes after those that it uses. */
  modules: readonly OriginModule[];
  /** The order spreads their schedules and must not change without need. */
  realms: readonly SampleRealm[];
  /** The id of the sample realm whose locales, catalogue, texts and viewers a realm of an operator's own is planted with. */
  guestsLike: string;
  /** The contract's calls; those of `schemas/` by default. */
  contract?: ContractDocument;
  /** The catalogue's schema; that of `schemas/` by default. */
  schema?: string;
}

/** A hash that changes whenever anything that a plan plants does. */
export function seedFingerprint({ modules, realms: samples }: OriginPlan): string {
  const all = plantedRealms(samples);
  const contents = modules.map(({ name, seed }) => [name, seed?.contents(all)]);
  return createHash('sha256')
    .update(JSON.stringify([all, contents]))
    .digest('hex');
}

const rowOf = ({ id, name, hosts, locales }: PlantedRealm): typeof realms.$inferInsert => ({
  id,
  name,
  publicKey: `${id}-public-key`,
  defaultLocale: locales[0],
  locales: [...locales],
  hosts: [...hosts],
});

async function plantModules(
  db: Database,
  modules: readonly OriginModule[],
  planted: readonly PlantedRealm[],
): Promise<void> {
  for (const { seed } of modules) await seed?.plant(db, planted);
}

/** The operators' own realms that a database has, as this plan's seed plants them. */
async function guestsIn(
  db: Database,
  { realms: samples, guestsLike }: OriginPlan,
): Promise<PlantedRealm[]> {
  const sampleIds = samples.map(({ id }) => id);
  const rows = await db
    .select({ id: realms.id })
    .from(realms)
    .where(notInArray(realms.id, sampleIds))
    .orderBy(realms.id);
  return rows.map(({ id }) => guestRealm(id, guestsLike, samples));
}

/**
 * Plants the sample realms, and once more each realm of an operator's own that the database has. Replaces what earlier seeds
 * planted; viewers and their sessions stay.
 */
export async function plant(
  database: Database,
  plan: OriginPlan,
  fingerprint: string,
): Promise<void> {
  await database.transaction(async (db) => {
    const all = [...plantedRealms(plan.realms), ...(await guestsIn(db, plan))];
    for (const realm of all.map(rowOf)) {
      await db.insert(realms).values(realm).onConflictDoUpdate({ target: realms.id, set: realm });
    }
    await plantModules(db, plan.modules, all);
    await ensureSigningKey(db, new Date());
    await db
      .insert(seedState)
      .values({ id: 1, fingerprint })
      .onConflictDoUpdate({
        target: seedState.id,
        set: { fingerprint: sql`excluded.fingerprint` },
      });
  });
}

/** Plants a realm of an operator's own; one that is there already stays as it is. */
export async function plantGuest(
  database: Database,
  id: string,
  { modules, realms: samples, guestsLike }: OriginPlan,
): Promise<typeof realms.$inferSelect> {
  const guest = guestRealm(id, guestsLike, samples);
  return database.transaction(async (db) => {
    const [planted] = await db
      .insert(realms)
      .values(rowOf(guest))
      .onConflictDoNothing()
      .returning();
    if (planted) {
      await plantModules(db, modules, [guest]);
      return planted;
    }
    // Another process was first.
    const [there] = await db.select().from(realms).where(eq(realms.id, id));
    if (!there)
      throw new Error(`The realm ${id} could not be planted: its key is another realm's.`);
    return there;
  });
}
