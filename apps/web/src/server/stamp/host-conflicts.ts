import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import { combineRealms, type Glance, readRealm } from '@marquee/realm/node';

/**
 * Of the selected realms those that claim a host which another has already, with the findings. All realms are looked at,
 * quickly; only those that share a host are read as a whole.
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
