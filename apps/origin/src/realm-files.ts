import type { Asked, ConsentPurpose, ConsentTerm, Locales } from '@marquee/realm';
import { type RealmsRead, readRealms, watchRealms } from '@marquee/realm/node';

/** What realms ask of whoever has an account there, and whom they let, as their files say it now. */
export interface RealmFiles {
  askedBy(realmId: string): Asked;
  /** A purpose's terms, in the order in which they are shown. */
  termsOf(realmId: string, purpose: ConsentPurpose): readonly ConsentTerm[];
  /** Undefined where no file is the realm's: then it has no texts either. */
  localesOf(realmId: string): Locales | undefined;
  close(): void;
}

interface RealmFile {
  asked: Asked;
  locales: Locales;
}

/** A realm without a file asks nothing, and is for all. */
const NOTHING: Asked = { vpn: 'allowed' };

/**
 * Follows a folder of realms as the site does: an edit counts at once, a spoilt file leaves what was said before it.
 * @param folder Without one, no realm asks anything.
 */
export async function followRealmFiles(folder?: string): Promise<RealmFiles> {
  const initial = folder ? await readRealms(folder) : undefined;
  let files = filesOf(initial);
  const stop =
    folder && initial
      ? watchRealms(
          folder,
          (change) => {
            files = filesOf(change);
          },
          { initial },
        )
      : () => {};
  const askedBy = (realmId: string) => files.get(realmId)?.asked ?? NOTHING;

  return {
    askedBy,
    termsOf: (realmId, purpose) => askedBy(realmId).consents?.[purpose] ?? [],
    localesOf: (realmId) => files.get(realmId)?.locales,
    close: stop,
  };
}

/** By the realm that the file's key is of; of several with one key, the folder of the realm's own name counts. */
function filesOf(read?: RealmsRead): Map<string, RealmFile> {
  const files = new Map<string, RealmFile>();
  for (const [folder, { realm, asked }] of read?.realms ?? []) {
    const id = realm.origin.publicKey.replace(/-public-key$/, '');
    if (id === folder || !files.has(id)) files.set(id, { asked, locales: realm.locales });
  }
  return files;
}
