import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customerAt } from '../counterparts/partners';
import type { Database } from '../database/database';
import {
  collections,
  collectionTitles,
  consentAnswers,
  events,
  fighters,
  heroes,
  identities,
  labelOverrides,
  leagues,
  operatorTexts,
  playlistVideos,
  profiles,
  realms,
  seasons,
  seedState,
  titles,
  venues,
  videos,
  viewers,
} from '../database/schema';
import { ensureSigningKey } from '../identity/access-tokens';
import { hashSecret } from '../identity/secrets';
import type { Realm } from '../realms';
import { accountSeeds, accountsOf } from './accounts';
import { partners } from './clients';
import { plain } from './plain/catalogue';
import { sampleRealms } from './realms';
import { type CatalogueRows, rowsOf } from './rows';
import { sampleCustomers, sampleProfiles, sampleSecret, sampleViewers } from './viewers';

const catalogues = () => sampleRealms.map((seed, index) => rowsOf(seed, index));

/** Changes whenever anything that the seed plants does. */
export function seedFingerprint(): string {
  return createHash('sha256')
    .update(JSON.stringify([catalogues(), sampleViewers, sampleSecret, accountSeeds, households]))
    .digest('hex');
}

async function insert<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await db.insert(table).values(rows);
}

async function plantViewers(db: Database, realmIds: readonly string[]): Promise<void> {
  // One hash for each viewer in all realms: the secret is no secret, and hashing is most of the work of a first start.
  const hashes = await Promise.all(sampleViewers.map(() => hashSecret(sampleSecret)));
  const rows = realmIds.flatMap((realmId) =>
    sampleViewers.map(({ hasSignedIn, linkedAccounts, partition, accepted, ...viewer }, index) => ({
      ...viewer,
      realmId,
      secretHash: hashes[index] ?? '',
      linkedAccounts: [...linkedAccounts],
      partition: partition ?? null,
      firstSignInAt: hasSignedIn ? new Date(0) : null,
      emailConfirmedAt: new Date(0),
    })),
  );
  await db.insert(viewers).values(rows).onConflictDoNothing();
  await completeOlder(db, realmIds);
  await plantAnswers(db, realmIds);
  await plantHouseholds(db, realmIds);
}

const households = { sampleProfiles, sampleCustomers };

/** Who watches with the sample viewers' accounts, and who of them is a partner's customer. */
async function plantHouseholds(db: Database, realmIds: readonly string[]): Promise<void> {
  const planted = await db
    .select({ id: viewers.id, realmId: viewers.realmId, identifier: viewers.identifier })
    .from(viewers)
    .where(inArray(viewers.realmId, [...realmIds]));
  const watching = planted.flatMap(({ id: viewerId, identifier: own }) =>
    sampleProfiles
      .filter(({ identifier }) => identifier === own)
      .map(({ name, type, current }) => ({ viewerId, name, type, current })),
  );
  const customers = planted.flatMap(({ id: viewerId, realmId, identifier }) =>
    sampleCustomers.includes(identifier)
      ? (partners[realmId] ?? []).map((partner) => ({
          ...{ realmId, viewerId, provider: `external/${partner}` },
          subject: customerAt(partner, identifier),
        }))
      : [],
  );
  if (watching.length > 0) await db.insert(profiles).values(watching).onConflictDoNothing();
  if (customers.length > 0) await db.insert(identities).values(customers).onConflictDoNothing();
}

/** Sample viewers of a database from before there were forms have what the others have. */
async function completeOlder(db: Database, realmIds: readonly string[]): Promise<void> {
  for (const { identifier, fields } of sampleViewers) {
    await db
      .update(viewers)
      .set({ fields })
      .where(
        and(
          inArray(viewers.realmId, [...realmIds]),
          eq(viewers.identifier, identifier),
          eq(viewers.fields, {}),
        ),
      );
  }
}

/** What the sample viewers have answered to their realm's terms; what they answered themselves stays. */
async function plantAnswers(db: Database, realmIds: readonly string[]): Promise<void> {
  const accepting = new Map(
    sampleViewers.map(({ identifier, accepted }) => [identifier, accepted] as const),
  );
  const planted = await db
    .select({ id: viewers.id, realmId: viewers.realmId, identifier: viewers.identifier })
    .from(viewers)
    .where(
      and(
        inArray(viewers.realmId, [...realmIds]),
        inArray(viewers.identifier, [...accepting.keys()]),
      ),
    );
  const known = await db
    .select({
      viewerId: consentAnswers.viewerId,
      fieldName: consentAnswers.fieldName,
      version: consentAnswers.version,
    })
    .from(consentAnswers)
    .where(
      inArray(
        consentAnswers.viewerId,
        planted.map(({ id }) => id),
      ),
    );
  const keyOf = (one: (typeof known)[number]) => `${one.viewerId} ${one.fieldName} ${one.version}`;
  const keys = new Set(known.map(keyOf));
  const rows = planted.flatMap(({ id: viewerId, realmId, identifier }) =>
    accountsOf(realmId).answered.flatMap(({ fieldName, version, earlier, accepted }) => {
      const read = { current: version, earlier, none: undefined }[
        accepting.get(identifier) ?? 'none'
      ];
      if (!read) return [];
      return {
        ...{ viewerId, fieldName, version: read, accepted, locale: 'en' },
        answeredAt: new Date(0),
      };
    }),
  );
  await insert(
    db,
    consentAnswers,
    rows.filter((row) => !keys.has(keyOf(row))),
  );
}

async function plantRows(db: Database, rows: CatalogueRows): Promise<void> {
  await insert(db, leagues, rows.leagues);
  await insert(db, venues, rows.venues);
  await insert(db, titles, rows.titles);
  await insert(db, events, rows.events);
  await insert(db, videos, rows.videos);
  await insert(db, seasons, rows.seasons);
  await insert(db, playlistVideos, rows.playlistVideos);
  await insert(db, fighters, rows.fighters);
  await insert(db, collections, rows.collections);
  await insert(db, collectionTitles, rows.collectionTitles);
  await insert(db, heroes, rows.heroes);
  await insert(db, labelOverrides, rows.labelOverrides);
  await insert(db, operatorTexts, rows.operatorTexts);
}

/** Puts a realm of an operator's own in, with Plain's catalogue and the sample viewers; one that is there stays as it is. */
export async function plantGuest(database: Database, id: string): Promise<Realm> {
  // After the sample realms, so that its schedule is none of theirs.
  const rows = rowsOf({ ...plain, id, name: nameOf(id) }, sampleRealms.length);
  return database.transaction(async (db) => {
    const [planted] = await db.insert(realms).values(rows.realm).onConflictDoNothing().returning();
    if (planted) {
      await plantRows(db, rows);
      await plantViewers(db, [id]);
      return planted;
    }
    // Another process was first.
    const [there] = await db.select().from(realms).where(eq(realms.id, id));
    if (!there)
      throw new Error(`The realm ${id} could not be planted: its key is another realm's.`);
    return there;
  });
}

/** A folder's name as that of a brand: "delta-rowing" → "Delta Rowing". */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** Puts the sample realms in. An earlier catalogue is replaced; viewers and their sessions stay. */
export async function seedCatalogue(database: Database, fingerprint: string): Promise<void> {
  const all = catalogues();
  const ids = all.map(({ realm }) => realm.id);
  await database.transaction(async (db) => {
    for (const { realm } of all) {
      await db.insert(realms).values(realm).onConflictDoUpdate({ target: realms.id, set: realm });
    }
    // Everything else in a catalogue hangs on these and goes with them.
    for (const table of [titles, leagues, venues, collections, labelOverrides, operatorTexts]) {
      await db.delete(table).where(inArray(table.realmId, ids));
    }
    for (const rows of all) await plantRows(db, rows);
    await plantViewers(db, ids);
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
