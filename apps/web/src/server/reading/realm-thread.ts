import { Worker } from 'node:worker_threads';
import type { LoadedRealm } from '@marquee/realm/node';
import { type Parcel, unpack } from './parcels';
import type { ReaderOptions, RealmReader, RealmsReading } from './realm-reader';

export interface ThreadOptions extends ReaderOptions {
  /** The compiled `realm-worker`. */
  file: string;
  log: (entry: Record<string, unknown>) => void;
}

/** The pause before a new thread replaces one that died; it doubles each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Reads in a thread of its own: the serving thread only unpacks finished readings. */
export function createRealmThread({ file, log, ...options }: ThreadOptions): RealmReader {
  let known: ReadonlyMap<string, LoadedRealm> = new Map();
  let take: (reading: RealmsReading) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  let pause = FIRST_PAUSE_MS;
  let again: NodeJS.Timeout | undefined;
  let worker = begin();

  function begin(): Worker {
    const thread = new Worker(file, { workerData: options });
    let turn: Promise<void> = Promise.resolve();
    thread.on('message', (parcel: Parcel) => {
      turn = turn.then(async () => {
        const reading = await unpack(parcel, known);
        known = reading.realms;
        pause = FIRST_PAUSE_MS;
        take(reading);
      });
    });
    thread.on('error', (error) => fail(error));
    return thread;
  }

  function beginAgain(error: unknown) {
    log({ level: 'error', event: 'reading', error: String(error), againInMs: pause });
    again = setTimeout(() => {
      worker = begin();
      follow();
    }, pause).unref();
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  function follow() {
    worker.postMessage('watch');
    // Only the server should keep the process alive.
    worker.unref();
  }

  return {
    read: () =>
      new Promise((resolve, reject) => {
        take = resolve;
        fail = reject;
      }),
    watch(onChange) {
      take = onChange;
      fail = beginAgain;
      follow();
    },
    close() {
      fail = () => {};
      clearTimeout(again);
      void worker.terminate();
    },
  };
}
