import { readdir } from 'node:fs/promises';
import { themeCss } from '@marquee/design-system/theme';
import type { Finding } from '@marquee/realm';
import { type LoadedRealm, readRealms, watchRealms } from '@marquee/realm/node';
import { indexRealms, type RealmSource } from './realm-source';
import type { StaticFiles } from './static-files';

export interface RealmFolderOptions {
  folder: string;
  files: StaticFiles;
  /** Takes the place of every realm's own origin address: for staging, or an origin on another port. */
  originAddress?: string;
  /** Told what is wrong with the realms, at the start and after each change. */
  report: (findings: readonly Finding[]) => void;
  log: (entry: Record<string, unknown>) => void;
}

export interface RealmFolder {
  source: () => RealmSource;
  watch: () => () => void;
}

/**
 * The realms of a folder. A change that breaks a realm keeps what was there before and reports the findings; the
 * other realms follow their files.
 */
export async function openRealmFolder(options: RealmFolderOptions): Promise<RealmFolder> {
  const { folder, files, originAddress, report, log } = options;
  const good = new Map<string, LoadedRealm>();
  let source = indexRealms([]);

  const take = (loaded: LoadedRealm): LoadedRealm => {
    const placed = originAddress
      ? {
          ...loaded,
          realm: {
            ...loaded.realm,
            origin: { ...loaded.realm.origin, address: originAddress.replace(/\/+$/, '') },
          },
        }
      : loaded;
    for (const [path, { file }] of placed.assets) files.add(path, file);
    for (const font of themeCss(placed.realm.theme).fonts) files.add(font.publicPath, font.file);
    return placed;
  };

  const read = async () => {
    const { realms, findings } = await readRealms(folder);
    const there = new Set(await readdir(folder));
    for (const [id, loaded] of realms) good.set(id, take(loaded));
    for (const id of good.keys()) if (!there.has(id)) good.delete(id);
    source = indexRealms([...good.values()]);
    report(findings);
  };

  await read();
  return {
    source: () => source,
    watch: () =>
      watchRealms(folder, () => {
        read().catch((error: unknown) =>
          log({ level: 'error', event: 'realms', error: String(error) }),
        );
      }),
  };
}
