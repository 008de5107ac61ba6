import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { misnamedRealm } from '@marquee/realm/node';
import { UsageError } from './command';
import { meantRealm } from './meant-realm';

/**
 * Finds the folder of a realm, which is given by its name or as a folder.
 * @throws {UsageError} when there is none.
 */
export async function realmFolder(realm: string, realms: string): Promise<string> {
  const folders = [join(realms, realm), realm];
  for (const folder of folders) {
    const found = await stat(join(folder, 'realm.json')).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw new UsageError(`${folder} cannot be read (${error.message}).`);
    });
    if (found) return folder;
  }
  for (const folder of folders) {
    const misnamed = misnamedRealm(folder);
    if (misnamed) throw new UsageError(`There is no realm "${realm}". ${misnamed.message}`);
  }
  throw new UsageError(
    `There is no realm "${realm}": neither a folder nor a name in ${realms}.${await meantRealm(realm, realms)}`,
  );
}

/**
 * Finds the file of a realm, which is given by its name or its folder; or a file of any name.
 * @throws {UsageError} when there is none.
 */
export async function fileOrRealm(path: string, realms: string): Promise<string> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new UsageError(`${path} cannot be read (${error.message}).`);
  });
  return found?.isFile() ? path : join(await realmFolder(path, realms), 'realm.json');
}
