import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { canvases } from '@marquee/artwork';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { events, leagues, titles } from '../database/schema';
import { Semaphore } from '../semaphore';
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
      const [title] = await db
        .select({ kind: titles.kind, name: titles.name, seed: titles.seed, league: leagues.name })
        .from(titles)
        .leftJoin(events, and(eq(events.realmId, titles.realmId), eq(events.titleId, titles.id)))
        .leftJoin(
          leagues,
          and(eq(leagues.realmId, events.realmId), eq(leagues.id, events.leagueId)),
        )
        .where(and(eq(titles.realmId, realm), eq(titles.id, titleId)));
      if (!title) return undefined;
      const drawing = {
        realm,
        titleId,
        kind: title.kind,
        crop,
        // The artwork reads what it shows out of English words, whatever the realm's own language is.
        name: title.name.en ?? titleId,
        league: title.league?.en,
        seed: title.seed,
      };
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
