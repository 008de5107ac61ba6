import type { Finding } from '@marquee/realm';
import { type LoadedRealm, readRealms, watchRealms } from '@marquee/realm/node';
import { withoutOrigin } from './origin-missing';
import { saidOf, tellable } from './tellable';

/** The realms of a folder, and the findings in them. */
export interface RealmsReading {
  /** The ids of all realms, also of those with an error. */
  ids: string[];
  /** The realms that can be served; one that has not changed is the same object as before. */
  realms: ReadonlyMap<string, LoadedRealm>;
  /** The first few hundred findings, the most severe first. */
  findings: Finding[];
  /** The errors and warnings as text to print. */
  said: string;
  /** Realms that are new, gone or different since the last reading. */
  changed: string[];
  /** Realms with an error, of which the last good version is here. */
  kept: string[];
}

/** Reads a folder of realms, and watches it. */
export interface RealmReader {
  /** @throws {Error} when the folder cannot be read at all, which is a fault of the product. */
  read(): Promise<RealmsReading>;
  /** Calls back after each change, until `close`. */
  watch(onChange: (reading: RealmsReading) => void): void;
  close(): void;
}

export interface ReaderOptions {
  folder: string;
  /** Whether the server's options have an origin, so that realms need not name theirs. */
  hasOrigin: boolean;
}

/** Reads in the calling thread, which it blocks: for short work, and for use in a thread of its own. */
export function createRealmReader({ folder, hasOrigin }: ReaderOptions): RealmReader {
  let initial: Awaited<ReturnType<typeof readRealms>> | undefined;
  let stop = () => {};

  const readingOf = async (
    { ids, realms, findings }: Awaited<ReturnType<typeof readRealms>>,
    { changed, kept }: Pick<RealmsReading, 'changed' | 'kept'>,
  ): Promise<RealmsReading> => {
    const lost = hasOrigin
      ? []
      : [...realms.values()].filter(({ realm }) => realm.origin.address === '');
    const all = [
      ...findings,
      ...(await Promise.all(lost.map(({ realm }) => withoutOrigin(folder, realm.id)))),
    ];
    const usable = [...realms].filter(([, loaded]) => !lost.includes(loaded));
    return {
      ids,
      realms: new Map(usable),
      findings: tellable(all),
      said: saidOf(all),
      changed,
      kept,
    };
  };

  return {
    async read() {
      initial = await readRealms(folder);
      return readingOf(initial, { changed: [...initial.realms.keys()], kept: [] });
    },
    watch(onChange) {
      let turn: Promise<void> = Promise.resolve();
      stop = watchRealms(
        folder,
        (change) => {
          turn = turn.then(async () => onChange(await readingOf(change, change)));
        },
        { initial },
      );
    },
    close: () => stop(),
  };
}
