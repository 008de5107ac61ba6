import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFinding } from '../draft';
import type { Finding } from '../finding';
import { isAbsent, REALM_FILE } from './folder';

export type RealmList = { ok: true; ids: string[] } | { ok: false; finding: Finding };

/** The ids of the realms in a folder, in alphabetical order. */
export async function listRealms(dir: string): Promise<RealmList> {
  try {
    const ids: string[] = [];
    for (const name of (await readdir(dir)).sort()) {
      if (!name.startsWith('.') && (await isRealm(join(dir, name)))) ids.push(name);
    }
    return { ok: true, ids };
  } catch (error) {
    const reason = isAbsent(error)
      ? `There is no folder ${dir}.`
      : `The folder cannot be read (${error instanceof Error ? error.message : String(error)}).`;
    return { ok: false, finding: fileFinding('realm-unreadable', dir, reason) };
  }
}

async function isRealm(folder: string): Promise<boolean> {
  try {
    if (!(await stat(folder)).isDirectory()) return false;
    await access(join(folder, REALM_FILE));
    return true;
  } catch (error) {
    // A file that is there but closed to us is a realm all the same: reading it says what is wrong.
    return !isAbsent(error);
  }
}
