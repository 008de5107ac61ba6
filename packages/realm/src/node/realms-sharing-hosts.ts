import { join, resolve } from 'node:path';
import { listRealms } from './list-realms';
import { type RealmRead, readRealm } from './read-realm';
import { glancesAt } from './realm-glance';

/**
 * Reads the other realms in the same folders that claim a host of the realms that were asked for. It scans every file there
 * quickly, and reads only those whole that may share a host.
 */
export async function readRealmsSharingHosts(reads: readonly RealmRead[]): Promise<RealmRead[]> {
  const others: RealmRead[] = [];
  for (const [realms, asked] of byParent(reads)) {
    const hosts = new Set(asked.flatMap(({ loaded }) => loaded?.realm.hosts ?? []));
    const listed = await listRealms(realms);
    if (hosts.size === 0 || !listed.ok) continue;
    const folders = new Set(asked.map(({ folder }) => resolve(folder)));
    const glance = glancesAt(realms);
    for (const id of listed.ids) {
      if (folders.has(resolve(realms, id))) continue;
      const claims = [`${id}.localhost`, ...glance(id).hosts];
      if (!claims.some((host) => hosts.has(host))) continue;
      others.push(await readRealm(join(realms, id), { id }));
    }
  }
  return others;
}

function byParent(reads: readonly RealmRead[]): Map<string, RealmRead[]> {
  const parents = new Map<string, RealmRead[]>();
  for (const read of reads) {
    const parent = join(read.folder, '..');
    parents.set(parent, [...(parents.get(parent) ?? []), read]);
  }
  return parents;
}
