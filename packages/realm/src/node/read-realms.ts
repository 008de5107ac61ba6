import { join } from 'node:path';
import { parseDocument } from '../document/document';
import { childPointer } from '../document/pointer';
import { byWeight, fileFinding, quote, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { REALM_FILE } from './folder';
import { inTurns } from './in-turns';
import { listRealms } from './list-realms';
import {
  createBaseReader,
  type LoadedRealm,
  type ReadOptions,
  type RealmRead,
  readRealm,
} from './read-realm';
import { readText } from './read-text';

/** How to read several realms: the id of each is the name of its folder. */
export type FolderOptions = Omit<ReadOptions, 'id' | 'baseReader'>;

export interface RealmsRead {
  /** All realms, in alphabetical order, also those with an error. */
  ids: string[];
  /** The realms without an error, by id, in alphabetical order. */
  realms: Map<string, LoadedRealm>;
  findings: Finding[];
}

/**
 * Reads every realm in a folder of realms. A folder without `realm.json` is no realm, and makes a finding when
 * it looks like one; a realm with errors makes
 * findings, and the others still load. Never throws.
 */
export async function readRealms(dir: string, options: FolderOptions = {}): Promise<RealmsRead> {
  const listed = await listRealms(dir);
  if (!listed.ok) return { ids: [], realms: new Map(), findings: [listed.finding] };
  const baseReader = createBaseReader(dir);
  const reads = await inTurns(listed.ids, (id) =>
    readRealm(join(dir, id), { ...options, baseReader }),
  );
  return combineRealms(reads, [], listed.findings);
}

/**
 * Combines realms, no two of which may claim the same host. The realms in `others` keep their hosts and make no findings; of
 * `reads`, the first in the alphabet keeps its host. `beside`: what was found in the folder beside the realms.
 */
export async function combineRealms(
  reads: readonly RealmRead[],
  others: readonly RealmRead[] = [],
  beside: readonly Finding[] = [],
): Promise<RealmsRead> {
  const realms = new Map<string, LoadedRealm>();
  const findings = [...beside];
  const told = new Set<string>();
  const owners = new Map([...others, ...reads].map(({ id }) => [`${id}.localhost`, id]));
  for (const { id, loaded } of others) {
    for (const host of loaded?.realm.hosts ?? []) owners.set(host, id);
  }

  for (const { id, folder, loaded, findings: own } of reads) {
    // A mistake of several realms together, such as a circle, is found in each of them, and reported once.
    for (const finding of own) {
      const key = JSON.stringify(finding);
      if (!told.has(key)) findings.push(finding);
      told.add(key);
    }
    if (!loaded) continue;
    const taken = loaded.realm.hosts.filter((host) => (owners.get(host) ?? id) !== id);
    if (taken.length === 0) {
      realms.set(id, loaded);
      for (const host of loaded.realm.hosts) owners.set(host, id);
    } else {
      const file = join(folder, REALM_FILE);
      findings.push(...(await hostFindings(file, loaded, taken, owners)));
    }
  }
  return { ids: reads.map(({ id }) => id), realms, findings: findings.sort(byWeight) };
}

async function hostFindings(
  file: string,
  { realm }: LoadedRealm,
  taken: string[],
  owners: Map<string, string>,
): Promise<Finding[]> {
  const read = await readText(file);
  const parsed = read.ok ? parseDocument(read.text) : undefined;
  return taken.map((host) => {
    const message = `${quote(host)} is a host of the realm ${quote(owners.get(host))} as well as of ${quote(realm.id)}.`;
    const pointer = childPointer('/hosts', realm.hosts.indexOf(host));
    if (!parsed?.ok) return { ...fileFinding('host-taken', file, message), pointer };
    return toFinding({ rule: 'host-taken', pointer, message }, file, parsed.document);
  });
}
