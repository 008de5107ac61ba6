import { parentPort } from 'node:worker_threads';
import { type ArtworkRequest, renderArtwork } from '@marquee/artwork';

/** The order that the worker gets, and its answer. */
export interface Order {
  id: number;
  request: ArtworkRequest;
}
export type Delivery = { id: number } & ({ svg: string } | { error: string });

parentPort?.on('message', ({ id, request }: Order) => {
  let delivery: Delivery;
  try {
    delivery = { id, svg: renderArtwork(request).svg };
  } catch (error) {
    delivery = {
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort?.postMessage(delivery);
});
