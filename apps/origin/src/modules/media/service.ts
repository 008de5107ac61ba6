import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { canvases } from '@marquee/artwork';
import type { Database } from '../../kernel/database/database';
import { Semaphore } from '../../kernel/semaphore';
import { readArtworkRequest } from '../catalogue';
import { artworkRelease } from './artwork-release';
import { openDrawingBoard } from './drawing';
import { encode, encoderRelease, type Format } from './encode';
import { openPictureStore } from './store';

export type Crop = 'hero' | 'heroMobile' | 'landscape' | 'portrait' | 'square';
export type { Format };

export interface Picture {
  etag: string;
  read(): Promise<Buffer>;
}

export interface ImageService {
  /** The picture, encoded when it is first read; undefined when there is no such title. */
  find(request: {
    realm: string;
    titleId: string;
    crop: Crop;
    width: number;
    format: Format;
  }): Promise<Picture | undefined>;
  close(): Promise<void>;
}

const keyOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

export async function createImageService(
  db: Database,
  { cacheFolder }: { cacheFolder: string },
): Promise<ImageService> {
  const release = `${artworkRelease()}-${encoderRelease}`;
  const store = await openPictureStore(join(cacheFolder, 'images'), release);
  const board = openDrawingBoard(2);
  const encodings = new Semaphore(2);

  return {
    async find({ realm, titleId, crop, width, format }) {
      const drawing = await readArtworkRequest(db, { realm, titleId, crop });
      if (!drawing) return undefined;
      const key = keyOf(release, drawing, width, format);
      // Every width and format of a crop is encoded from one drawing.
      const draw = () =>
        store.read(`${keyOf(release, drawing)}.svg`, async () =>
          Buffer.from(await board.draw(drawing)),
        );
      return {
        etag: `"${key}"`,
        read: () =>
          store.read(`${key}.${format}`, async () => {
            const svg = await draw();
            return encodings.run(() => encode({ svg, ...canvases[crop] }, width, format));
          }),
      };
    },
    close: () => board.close(),
  };
}
