import type { Finding } from '@marquee/realm';
import { type LoadedRealm, readRealms, watchRealms } from '@marquee/realm/node';
import { withoutOrigin } from './origin-missing';
import { saidOf, tellable } from './tellable';

/** What a folder of realms holds. */
export interface RealmsReading {
  /** Every realm that there is, also those with an error. */
  ids: string[];
  /** Those that can be served; one that has not changed is the object that it was. */
  realms: ReadonlyMap<string, LoadedRealm>;
  /** The first few hundred, by how much they matter. */
  findings: Finding[];
  /** What is printed of the errors and warnings. */
  said: string;
  /** Realms that are new, gone or different since the last reading. */
  changed: string[];
  /** Realms that are spoilt, and are here as they last were. */
  kept: string[];
}

/** Reads a folder of realms, and follows it. */
export interface RealmReader {
  /** @throws {Error} when it cannot be read at all, which is a fault of ours. */
  read(): Promise<RealmsReading>;
  /** Calls back after each change, until `close`. */
  watch(onChange: (reading: RealmsReading) => void): void;
  close(): void;
}

export interface ReaderOptions {
  folder: string;
  /** Whether realms need not say themselves where their origin is. */
  hasOrigin: boolean;
}

/** Reads in this thread, which does nothing else meanwhile: for what is short, and inside a thread of its own. */
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
