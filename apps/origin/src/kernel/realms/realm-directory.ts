import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { realms } from './tables';

export type Realm = typeof realms.$inferSelect;

export interface RealmDirectory {
  /** The realm of a key. A realm of an operator's own is planted when its key is first used. */
  byKey(publicKey: string): Promise<Realm | undefined>;
}

/** The key that `marquee new` gives a realm. */
const GUEST_KEY = /^([a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)-public-key$/;

/**
 * Reads the realms once: they change only with the seed.
 * @param realmsFolder The operators' own realms: a folder `<id>` with the key `<id>-public-key` has
 * another realm's catalogue and viewers until the brand has an origin of its own.
 * @param plant Plants such a realm.
 */
export async function readRealmDirectory(
  db: Database,
  realmsFolder: string | undefined,
  plant: (id: string) => Promise<Realm>,
): Promise<RealmDirectory> {
  const rows = await db.select().from(realms);
  const keys = new Map(rows.map((realm) => [realm.publicKey, realm]));
  const arriving = new Map<string, Promise<Realm>>();

  async function arrive(id: string): Promise<Realm> {
    const realm = await plant(id);
    keys.set(realm.publicKey, realm);
    return realm;
  }

  return {
    async byKey(key) {
      const known = keys.get(key);
      const id = GUEST_KEY.exec(key)?.[1];
      if (known || id === undefined || !realmsFolder) return known;
      if (!(await isThere(join(realmsFolder, id, 'realm.json')))) return undefined;
      const coming = arriving.get(id) ?? arrive(id).finally(() => arriving.delete(id));
      arriving.set(id, coming);
      return coming;
    },
  };
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
