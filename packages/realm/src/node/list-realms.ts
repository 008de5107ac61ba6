import { accessSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { isAbsent, REALM_FILE } from './folder';
import { misnamedRealm } from './misnamed';

export type RealmList =
  | {
      ok: true;
      ids: string[];
      /** Folders that look like realms and are none, as their file has another name. */
      findings: Finding[];
    }
  | { ok: false; finding: Finding };

/** Lists the ids of the realms in a folder, in alphabetical order. */
export async function listRealms(dir: string): Promise<RealmList> {
  try {
    const names = (await readdir(dir)).filter((name) => !name.startsWith('.')).sort();
    const ids = names.filter((name) => isRealm(join(dir, name)));
    const others = names.filter((name) => !ids.includes(name));
    const findings = others.flatMap((name) => misnamedRealm(join(dir, name)) ?? []);
    return { ok: true, ids, findings };
  } catch (error) {
    const reason = isAbsent(error)
      ? `There is no folder ${dir}.`
      : `The folder cannot be read (${error instanceof Error ? error.message : String(error)}).`;
    return { ok: false, finding: fileFinding('realm-unreadable', dir, reason) };
  }
}

/** Synchronous, because it runs for up to a thousand folders: waiting for each would take ten times as long. */
function isRealm(folder: string): boolean {
  try {
    accessSync(join(folder, REALM_FILE));
    return true;
  } catch (error) {
    // A file that exists but cannot be opened is a realm too: reading it reports what is wrong.
    return !isAbsent(error);
  }
}
