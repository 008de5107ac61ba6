import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import {
  type LoadedRealm,
  REALM_FILE,
  type RealmsRead,
  readRealms,
  watchRealms,
} from '@marquee/realm/node';
import { themeOf } from '../render/theme-of';
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
  /** Follows the folder until the returned function is called. */
  watch: () => () => void;
}

/**
 * The realms of a folder. A change that breaks a realm keeps what was there before and reports the findings; the
 * other realms follow their files.
 */
export async function openRealmFolder(options: RealmFolderOptions): Promise<RealmFolder> {
  const { folder, files, report, log } = options;
  const originAddress = options.originAddress?.replace(/\/+$/, '');
  // A realm that did not change keeps its object, and with it what has been prepared for it.
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

  const take = ({ realms, findings }: RealmsRead) => {
    const usable = [...realms.values()].map(place);
    const lost = usable.filter(({ realm }) => realm.origin.address === '');
    source = indexRealms(usable.filter((loaded) => !lost.includes(loaded)));
    report([...findings, ...lost.map(({ realm }) => withoutOrigin(folder, realm.id))]);
  };

  const initial = await readRealms(folder);
  take(initial);
  return {
    source: () => source,
    watch: () =>
      watchRealms(
        folder,
        (change) => {
          take(change);
          log({ level: 'info', event: 'realms', changed: change.changed, kept: change.kept });
        },
        { initial },
      ),
  };
}

/** The realm with its origin at another address, where one is given. */
export function withOrigin(loaded: LoadedRealm, address: string | undefined): LoadedRealm {
  if (!address) return loaded;
  const { realm } = loaded;
  return { ...loaded, realm: { ...realm, origin: { ...realm.origin, address } } };
}

/** An origin that neither the realm nor whoever reads it names. */
export function withoutOrigin(folder: string, id: string): Finding {
  return {
    rule: 'origin-address-missing',
    severity: 'error',
    message: `The realm "${id}" does not say where its origin is, and no address was given to the server.`,
    file: join(folder, id, REALM_FILE),
    line: 1,
    column: 1,
    pointer: '/origin/address',
    suggestion: 'Add "address" to "origin", or start the server with --origin ADDRESS.',
  };
}
