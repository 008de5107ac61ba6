import type { LoadedRealm } from '@marquee/realm/node';
import { themeOf } from '../render/theme-of';
import { inSlices } from './reading/in-slices';
import type { RealmReader, RealmsReading } from './reading/realm-reader';
import { indexRealms, type RealmSource } from './realm-source';
import type { StaticFiles } from './static-files';

export interface RealmFolderOptions {
  reader: RealmReader;
  files: StaticFiles;
  /** Replaces every realm's origin address: for staging, or an origin on another port. */
  originAddress?: string;
  /** Called with the realms at the start and after each change. */
  report: (reading: RealmsReading) => void;
  log: (entry: Record<string, unknown>) => void;
}

export interface RealmFolder {
  source: () => RealmSource;
  /** Follows the folder until the returned function is called. */
  watch: () => () => void;
}

/**
 * Opens the realms of a folder. A realm that a change breaks stays as it was, and the findings are reported; the other realms
 * follow their files.
 */
export async function openRealmFolder(options: RealmFolderOptions): Promise<RealmFolder> {
  const { reader, files, report, log } = options;
  const originAddress = options.originAddress?.replace(/\/+$/, '');
  // A realm that did not change keeps its object, and so what was prepared for it.
  const placed = new WeakMap<LoadedRealm, LoadedRealm>();
  let source = indexRealms([]);

  const place = (loaded: LoadedRealm): LoadedRealm => {
    const known = placed.get(loaded);
    if (known) return known;
    const result = withOrigin(loaded, originAddress);
    const { realm } = result;
    for (const [path, stored] of loaded.assets) files.add(path, stored);
    for (const [path, text] of loaded.documents) files.add(path, { text });
    for (const font of themeOf(realm).fonts) files.add(font.publicPath, font.file);
    placed.set(loaded, result);
    return result;
  };

  const take = async (reading: RealmsReading) => {
    const realms: LoadedRealm[] = [];
    await inSlices(reading.realms.values(), (loaded) => realms.push(place(loaded)));
    source = indexRealms(realms);
    report(reading);
  };

  await take(await reader.read());
  let turn: Promise<void> = Promise.resolve();
  return {
    source: () => source,
    watch: () => {
      reader.watch((reading) => {
        turn = turn.then(async () => {
          await take(reading);
          log({ level: 'info', event: 'realms', changed: reading.changed, kept: reading.kept });
        });
      });
      return () => reader.close();
    },
  };
}

/** The realm with its origin at another address, where one is given. */
export function withOrigin(loaded: LoadedRealm, address: string | undefined): LoadedRealm {
  if (!address) return loaded;
  const { realm } = loaded;
  return { ...loaded, realm: { ...realm, origin: { ...realm.origin, address } } };
}
