import { parentPort, workerData } from 'node:worker_threads';
import { SharedFiles } from './stamp/shared-files';
import { stampRealm } from './stamp/stamp-realm';
import { type FromWorker, type ToWorker, type WorkerSetup, workshopOf } from './stamp/workshops';

// A thread that stamps realms for a build of many. It is a file of its own in the built server.
const port = parentPort;
if (!port) throw new Error('This file is a thread of the build; it is not run by itself.');
const say = (message: FromWorker) => port.postMessage(message);
// Whoever started the thread gave it this.
const setup = workerData as WorkerSetup;
const workshop = workshopOf(setup, new SharedFiles(setup.dist, setup.store), (entry) =>
  say({ kind: 'log', entry }),
);

port.on('message', ({ number, job }: ToWorker) => {
  (async () => {
    const result = await stampRealm(job, await workshop);
    say({ kind: 'done', number, result });
  })().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'SiteRefusal') {
      // Nobody else hears of it: the thread ends, and with it the build.
      setImmediate(() => {
        throw error;
      });
      return;
    }
    say({ kind: 'refused', number, message: error.message });
  });
});
