import { parentPort, workerData } from 'node:worker_threads';
import { pack } from './reading/parcels';
import { createRealmReader, type ReaderOptions, type RealmsReading } from './reading/realm-reader';

// The thread that reads realms and checks them, so that no realm delays the pages of another, whatever it holds. It is
// a file of its own in the built server.
const port = parentPort;
if (!port) throw new Error('This file is a thread of the site; it is not run by itself.');

// `realm-thread.ts` passes these options.
const reader = createRealmReader(workerData as ReaderOptions);
const known = new Set<string>();
const say = (reading: RealmsReading) => {
  const parcel = pack(reading, known);
  port.postMessage(
    parcel,
    parcel.realms.map(([, bytes]) => bytes.buffer as ArrayBuffer),
  );
};

say(await reader.read());
// Listening also keeps the thread alive while there is nothing to read.
port.on('message', () => reader.watch(say));
