import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  labelOverrides,
  leagues,
  playlistVideos,
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
import { sampleRealms } from './realms';
import { rowsOf } from './rows';
import { sampleSecret, sampleViewers } from './viewers';

const catalogues = () => sampleRealms.map((seed, index) => rowsOf(seed, index));

/** Changes whenever anything that the seed plants does. */
export function seedFingerprint(): string {
  return createHash('sha256')
    .update(JSON.stringify([catalogues(), sampleViewers, sampleSecret]))
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
    sampleViewers.map(({ hasSignedIn, linkedAccounts, partition, ...viewer }, index) => ({
      ...viewer,
      realmId,
      secretHash: hashes[index] ?? '',
      linkedAccounts: [...linkedAccounts],
      partition: partition ?? null,
      firstSignInAt: hasSignedIn ? new Date(0) : null,
    })),
  );
  await db.insert(viewers).values(rows).onConflictDoNothing();
}

/** Puts the sample realms in. An earlier catalogue is replaced; viewers and their sessions stay. */
export async function seedCatalogue(database: Database, fingerprint: string): Promise<void> {
  const all = catalogues();
  const ids = all.map(({ realm }) => realm.id);
  await database.transaction(async (db) => {
    for (const { realm } of all) {
      await db.insert(realms).values(realm).onConflictDoUpdate({ target: realms.id, set: realm });
    }
    // Everything else in a catalogue hangs on these and goes with them.
    for (const table of [titles, leagues, venues, collections, labelOverrides]) {
      await db.delete(table).where(inArray(table.realmId, ids));
    }
    for (const rows of all) {
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
    }
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
