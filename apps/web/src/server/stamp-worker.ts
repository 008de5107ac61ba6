import { parentPort, workerData } from 'node:worker_threads';
import { SharedFiles } from './stamp/shared-files';
import { stampRealm, type Workshop } from './stamp/stamp-realm';
import { type FromWorker, type ToWorker, type WorkerSetup, workshopOf } from './stamp/workshops';

// A thread that stamps realms for a build of several. It is a file of its own in the built server.
const port = parentPort;
if (!port) throw new Error('This file is a thread of the build; it is not run by itself.');
const say = (message: FromWorker) => port.postMessage(message);
// `workshops.ts` starts the thread with this.
const setup = workerData as WorkerSetup;
let workshop: Promise<Workshop> | undefined;
/** Opens the workshop at the first job: by then the shared files are ready. */
const open = () =>
  workshopOf(setup, new SharedFiles(setup.dist, setup.store), (entry) =>
    say({ kind: 'log', entry }),
  );

port.on('message', ({ number, job }: ToWorker) => {
  (async () => {
    workshop ??= open();
    const result = await stampRealm(job, await workshop);
    say({ kind: 'done', number, result });
  })().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'SiteRefusal') {
      // Thrown outside the promise, the error ends the thread, and with it the build.
      setImmediate(() => {
        throw error;
      });
      return;
    }
    say({ kind: 'refused', number, message: error.message });
  });
});
