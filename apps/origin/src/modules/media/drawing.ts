import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ArtworkRequest, renderArtwork } from '@marquee/artwork';
import type { Delivery, Order } from './draw-worker';

/** Draws pictures as SVG. A drawing takes up to seconds, which the calls beside it must not wait for. */
export interface DrawingBoard {
  draw(request: ArtworkRequest): Promise<string>;
  close(): Promise<void>;
}

const workerFile = new URL('./draw-worker.js', import.meta.url);

interface Seat {
  worker: Worker;
  waiting: Map<number, { resolve(svg: string): void; reject(error: Error): void }>;
}

function takeSeat(leave: () => void): Seat {
  const seat: Seat = { worker: new Worker(workerFile), waiting: new Map() };
  seat.worker.unref();
  seat.worker.on('message', (delivery: Delivery) => {
    const order = seat.waiting.get(delivery.id);
    seat.waiting.delete(delivery.id);
    if ('svg' in delivery) order?.resolve(delivery.svg);
    else order?.reject(new Error(delivery.error));
  });
  const fail = (error: Error) => {
    for (const order of seat.waiting.values()) order.reject(error);
    seat.waiting.clear();
  };
  seat.worker.on('error', fail);
  seat.worker.on('exit', () => {
    fail(new Error('The drawing worker has ended.'));
    leave();
  });
  return seat;
}

/** Any number, the same for every crop of a title. */
function numberOf({ realm, titleId }: ArtworkRequest): number {
  let sum = 0;
  for (const letter of `${realm}/${titleId}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** A board with worker threads; a title keeps its worker, which remembers its scene from crop to crop. */
function threadedBoard(size: number): DrawingBoard {
  const seats: (Seat | undefined)[] = Array.from({ length: size }, () => undefined);
  let orders = 0;
  return {
    draw(request) {
      const place = numberOf(request) % size;
      const seat =
        seats[place] ??
        takeSeat(() => {
          seats[place] = undefined;
        });
      seats[place] = seat;
      return new Promise((resolve, reject) => {
        orders += 1;
        seat.waiting.set(orders, { resolve, reject });
        seat.worker.postMessage({ id: orders, request } satisfies Order);
      });
    },
    async close() {
      await Promise.all(seats.map((seat) => seat?.worker.terminate()));
    },
  };
}

/** Threads where the build has put the worker beside us; run from its sources the origin draws in its own thread. */
export function openDrawingBoard(size: number): DrawingBoard {
  if (existsSync(fileURLToPath(workerFile))) return threadedBoard(size);
  return {
    draw: async (request) => renderArtwork(request).svg,
    close: async () => undefined,
  };
}
