import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import { combineRealms, type Glance, readRealm } from '@marquee/realm/node';

/**
 * Finds the selected realms that claim a host of another realm, with their findings. It glances at every realm for its
 * hosts, and reads as a whole only those that share one.
 */
export async function hostConflicts(
  realms: string,
  ids: readonly string[],
  selected: readonly string[],
  glance: (id: string) => Glance,
): Promise<Map<string, Finding[]>> {
  const claims = new Map<string, string[]>();
  for (const id of ids) {
    for (const host of [`${id}.localhost`, ...glance(id).hosts])
      claims.set(host, [...(claims.get(host) ?? []), id]);
  }
  const sharing = new Set([...claims.values()].filter(({ length }) => length > 1).flat());
  const conflicts = new Map<string, Finding[]>();
  if (!selected.some((id) => sharing.has(id))) return conflicts;
  const reads = [];
  for (const id of ids) if (sharing.has(id)) reads.push(await readRealm(join(realms, id), { id }));
  const { findings } = await combineRealms(reads);
  const ownFindings = new Set(reads.flatMap((read) => read.findings));
  for (const finding of findings) {
    const read = reads.find(({ folder }) => finding.file.startsWith(join(folder, '/')));
    if (!read || ownFindings.has(finding) || !selected.includes(read.id)) continue;
    const known = conflicts.get(read.id) ?? [...read.findings];
    conflicts.set(read.id, [...known, finding]);
  }
  return conflicts;
}
