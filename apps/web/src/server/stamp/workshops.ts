import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readClientBundle } from '../bundle-files';
import { SiteRefusal } from '../site-refusal';
import { OriginLine } from './origin-line';
import { SharedFiles } from './shared-files';
import { type StampedJob, type StampJob, stampRealm, type Workshop } from './stamp-realm';

export interface WorkshopOptions {
  dist: string;
  /** The folder with one copy of the code and fonts of several sites; null for a single site. */
  store: string | null;
  /** 0: all realms are stamped in this thread. */
  threads: number;
  log: (entry: Record<string, unknown>) => void;
}

export interface Workshops {
  stamp: (job: StampJob) => Promise<StampedJob>;
  /** The number of jobs that keeps every thread busy while some jobs wait for their origins. */
  atOnce: number;
  close: () => Promise<void>;
}

/** The messages to and from a thread. */
export type ToWorker = { kind: 'job'; number: number; job: StampJob };
export type FromWorker =
  | { kind: 'done'; number: number; result: StampedJob }
  | { kind: 'refused'; number: number; message: string }
  | { kind: 'log'; entry: Record<string, unknown> };

export interface WorkerSetup {
  dist: string;
  store: string | null;
}

/** Jobs for each thread: it works on one realm while another waits for its origin. */
const perThread = 2;

/** Realms after which a new thread replaces the old one, whose memory grows by what libraries keep of every page. */
const realmsPerThread = 1000;

export async function openWorkshops(options: WorkshopOptions): Promise<Workshops> {
  // The threads load their code while this one compresses the shared files.
  const threads = Array.from({ length: options.threads }, () => new Thread(options));
  for (const thread of threads) thread.begin();
  const close = async () => void (await Promise.all(threads.map((thread) => thread.close())));
  const shared = new SharedFiles(options.dist, options.store);
  try {
    shared.prepare();
  } catch (error) {
    await close();
    throw error;
  }
  if (options.threads === 0) {
    const workshop = await workshopOf(options, shared, options.log);
    return { stamp: (job) => stampRealm(job, workshop), atOnce: perThread, close };
  }
  return {
    stamp: (job) => {
      const idle = threads.reduce((best, one) => (one.busy < best.busy ? one : best));
      return idle.stamp(job);
    },
    atOnce: perThread * options.threads,
    close,
  };
}

export async function workshopOf(
  { dist }: WorkerSetup,
  shared: SharedFiles,
  log: Workshop['log'],
): Promise<Workshop> {
  return { bundle: await readClientBundle(dist), shared, line: new OriginLine(), log };
}

interface Waiting {
  resolve: (result: StampedJob) => void;
  reject: (error: Error) => void;
}

/** A thread, which is replaced after `realmsPerThread` realms. */
class Thread {
  readonly #options: WorkshopOptions;
  #worker: Worker | null = null;
  #begun = 0;
  readonly #waiting = new Map<number, Waiting & { worker: Worker }>();
  #number = 0;

  constructor(options: WorkshopOptions) {
    this.#options = options;
  }

  get busy(): number {
    return this.#waiting.size;
  }

  stamp(job: StampJob): Promise<StampedJob> {
    const worker = this.#current();
    this.#begun += 1;
    this.#number += 1;
    const message: ToWorker = { kind: 'job', number: this.#number, job };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.number, { resolve, reject, worker });
      worker.postMessage(message);
    });
  }

  /** Starts the thread before its first job. */
  begin(): void {
    this.#current();
  }

  #current(): Worker {
    if (this.#worker && this.#begun < realmsPerThread) return this.#worker;
    this.#begun = 0;
    const { dist, store } = this.#options;
    const workerData: WorkerSetup = { dist, store };
    const worker = new Worker(join(dist, 'server/stamp-worker.js'), { workerData });
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`A thread ended with code ${code}.`)));
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'log') {
      this.#options.log(message.entry);
      return;
    }
    const waiting = this.#waiting.get(message.number);
    if (!waiting) return;
    this.#waiting.delete(message.number);
    if (message.kind === 'done') waiting.resolve(message.result);
    else waiting.reject(new SiteRefusal(message.message));
    const { worker } = waiting;
    const over = worker !== this.#worker || this.#begun >= realmsPerThread;
    if (over && ![...this.#waiting.values()].some((other) => other.worker === worker)) {
      if (worker === this.#worker) this.#worker = null;
      void worker.terminate();
    }
  }

  #lose(lost: Worker, error: Error): void {
    for (const [number, { worker, reject }] of this.#waiting) {
      if (worker !== lost) continue;
      this.#waiting.delete(number);
      reject(error);
    }
    if (this.#worker === lost) this.#worker = null;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
