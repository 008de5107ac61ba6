import {
  type Asked,
  type ConsentPurpose,
  type ConsentTerm,
  type LibrarySettings,
  type Locales,
  librarySettings,
  type Realm,
  realmIn,
} from '@marquee/realm';
import { type RealmsChange, type RealmsRead, readRealms, watchRealms } from '@marquee/realm/node';

/**
 * The names of realms, what they ask of viewers with an account, and the countries that they are
 * for, as their files are now.
 */
export interface RealmFiles {
  askedBy(realmId: string): Asked;
  /** A purpose's terms, in the order in which they are shown. */
  termsOf(realmId: string, purpose: ConsentPurpose): readonly ConsentTerm[];
  /** The locales of a realm; undefined where it has no file, and then it has no texts either. */
  localesOf(realmId: string): Locales | undefined;
  /** What viewers may keep in their accounts; the defaults where a realm has no file. */
  libraryOf(realmId: string): LibrarySettings;
  /**
   * The brand's short name in a language, for emails and passkeys; without a file, the name that
   * the sandbox gave it.
   */
  nameOf(realm: { id: string; name: string }, locale: string): string;
  close(): void;
}

interface RealmFile {
  asked: Asked;
  realm: Realm;
}

/** A realm without a file: it asks nothing, and is for all countries. */
const NOTHING: Asked = { vpn: 'allowed' };

/**
 * Follows a folder of realms as the site does: an edit counts at once, and a file with mistakes
 * leaves its last good version in force.
 * @param folder Without one, no realm asks anything.
 * @param warn Is told of files whose present version does not count; the site and `marquee
 * validate` say what is wrong in them.
 */
export async function followRealmFiles(
  folder: string | undefined,
  warn: (message: string) => void,
): Promise<RealmFiles> {
  const options = { assetCache: new Map() };
  const initial = folder ? await readRealms(folder, options) : undefined;
  let files = filesOf(initial);
  const wrong = initial?.findings.filter(({ severity }) => severity === 'error') ?? [];
  for (const file of new Set(wrong.map((finding) => finding.file)))
    warn(
      `${file} has mistakes: a realm that needs it asks nothing and is for all, until they are mended.`,
    );
  const follow = (change: RealmsChange) => {
    files = filesOf(change);
    for (const id of change.kept)
      warn(`What the file of "${id}" says now has mistakes: what it said before them counts.`);
  };
  const stop = folder && initial ? watchRealms(folder, follow, { ...options, initial }) : () => {};
  const askedBy = (realmId: string) => files.get(realmId)?.asked ?? NOTHING;

  return {
    askedBy,
    termsOf: (realmId, purpose) => askedBy(realmId).consents?.[purpose] ?? [],
    libraryOf: (realmId) => librarySettings(askedBy(realmId)),
    localesOf: (realmId) => files.get(realmId)?.realm.locales,
    nameOf({ id, name }, locale) {
      const file = files.get(id);
      return file ? realmIn(file.realm, locale).name : name;
    },
    close: stop,
  };
}

/**
 * The files by the realm that the file's key belongs to; of several with one key, the folder of the
 * realm's own name counts.
 */
function filesOf(read?: RealmsRead): Map<string, RealmFile> {
  const files = new Map<string, RealmFile>();
  for (const [folder, { realm, asked }] of read?.realms ?? []) {
    const id = realm.origin.publicKey.replace(/-public-key$/, '');
    if (id === folder || !files.has(id)) files.set(id, { asked, realm });
  }
  return files;
}
