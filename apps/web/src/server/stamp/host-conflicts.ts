import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import { combineRealms, isSystemError, REALM_FILE, readRealm } from '@marquee/realm/node';

/**
 * Of the selected realms those that claim a host which another has already, with the findings. All realms are looked at,
 * quickly; only those that share a host are read as a whole.
 */
export async function hostConflicts(
  realms: string,
  ids: readonly string[],
  selected: readonly string[],
): Promise<Map<string, Finding[]>> {
  const claims = new Map<string, string[]>();
  for (const id of ids) {
    for (const host of [`${id}.localhost`, ...hostsOf(join(realms, id, REALM_FILE))])
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

/** Host names that a realm's file claims, as far as a glance shows; whoever reads it whole says what is wrong with it. */
function hostsOf(file: string): string[] {
  const list = /"hosts"\s*:\s*\[([^\]]*)\]/.exec(textOf(file))?.[1] ?? '';
  return [...new Set([...list.matchAll(/"([^"\\]*)"/g)].map(([, host = '']) => host))];
}

/** A file that cannot be read claims nothing. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error)) return '';
    throw error;
  }
}
