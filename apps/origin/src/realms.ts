import type { Database } from './database/database';
import { realms } from './database/schema';

export type Realm = typeof realms.$inferSelect;

export interface RealmDirectory {
  byKey(publicKey: string): Realm | undefined;
  byId(id: string): Realm | undefined;
}

/** Realms change only with the seed, so they are read once. */
export async function readRealmDirectory(db: Database): Promise<RealmDirectory> {
  const rows = await db.select().from(realms);
  const keys = new Map(rows.map((realm) => [realm.publicKey, realm]));
  const ids = new Map(rows.map((realm) => [realm.id, realm]));
  return { byKey: (key) => keys.get(key), byId: (id) => ids.get(id) };
}
